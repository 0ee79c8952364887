/**
 * Path prefix of the app without a trailing slash; '' at the root of a host. Derived from the bundler's public path, which tests do not
 * have.
 */
export const BASE: string =
  typeof __webpack_public_path__ === 'string'
    ? new URL(__webpack_public_path__, window.location.href).pathname.replace(/\/[^/]*$/, '')
    : ''
