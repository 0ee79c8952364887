/**
 * Which backend this build speaks to; the bundler and Jest put a literal in its place, so that the branch not taken
 * and everything that only it imports are dropped. Only `main.tsx` may ask.
 */
declare const CONSOLE_BACKEND: 'mock' | 'api'

/** Style sheets are imported for their effect alone. */
declare module '*.css'
declare module '@fontsource-variable/*'
