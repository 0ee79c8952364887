/**
 * Path under which the app is served, without a trailing slash; empty at the root of a host. It comes from the bundler's public path, which
 * tests do not define.
 */
export const BASE_PATH: string =
  typeof __webpack_public_path__ === 'string'
    ? new URL(__webpack_public_path__, window.location.href).pathname.replace(/\/[^/]*$/, '')
    : ''
