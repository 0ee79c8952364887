/**
 * The path below which the console is served, without a slash at its end; '' at the root of a host. The bundler knows where its
 * files come from, tests have none.
 */
export const BASE: string =
  typeof __webpack_public_path__ === 'string'
    ? new URL(__webpack_public_path__, window.location.href).pathname.replace(/\/[^/]*$/, '')
    : ''
