/**
 * Which backend this build speaks to; the bundler and Jest put a literal in its place, so that the branch not taken
 * and everything that only it imports are dropped. Only `main.tsx` may ask.
 */
declare const CONSOLE_BACKEND: 'mock' | 'api'

/** The demo's service worker, a file beside the entry page. Only `mocks/browser.ts` may ask. */
declare const DEMO_WORKER: string

/** Names the build: the environment's BUILD_NUMBER, else the commit it was made from. Only `main.tsx` may ask. */
declare const BUILD_NUMBER: string

/** Where the bundler's files come from: `/`, or an address. Absent in tests. Only `lib/base.ts` may ask. */
declare const __webpack_public_path__: string

/** Style sheets are imported for their effect alone. */
declare module '*.css'
declare module '@fontsource-variable/*'
