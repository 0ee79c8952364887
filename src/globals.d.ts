/**
 * Mock or real backend. The bundler and Jest replace this constant with a literal, so that the code of the unused backend is dropped. Read
 * it only in `main.tsx`.
 */
declare const CONSOLE_BACKEND: 'mock' | 'api'

/** File name of the demo's service worker, which is next to the entry page. Only `mocks/browser.ts` may use this constant. */
declare const DEMO_WORKER: string

/** The BUILD_NUMBER environment variable, otherwise the commit. Read it only in `main.tsx`. */
declare const BUILD_NUMBER: string

/** Public path of the bundler: `/` or a URL. Absent in tests. Read it only in `lib/basePath.ts`. */
declare const __webpack_public_path__: string

declare module '*.css'
declare module '@fontsource-variable/*'
