/**
 * Path under which the app is served, without a trailing slash; empty at the root of a host. The path is derived from the bundler's public
 * path, which is not defined in tests.
 */
export const BASE: string =
  typeof __webpack_public_path__ === 'string'
    ? new URL(__webpack_public_path__, window.location.href).pathname.replace(/\/[^/]*$/, '')
    : ''
