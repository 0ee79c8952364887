/**
 * Which backend this build speaks to; the bundler and Jest put a literal in its place, so that the branch not taken
 * and everything that only it imports are dropped. Only `main.tsx` may ask.
 */
declare const CONSOLE_BACKEND: 'mock' | 'api'

/** Names the build: the environment's BUILD_NUMBER, else the commit it was made from. Only `main.tsx` may ask. */
declare const BUILD_NUMBER: string

/** Style sheets are imported for their effect alone. */
declare module '*.css'
declare module '@fontsource-variable/*'
