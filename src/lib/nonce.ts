/**
 * The CSP nonce for style elements, which the server changes with each response (`deploy/nginx.conf`); undefined if the server sends no
 * such policy. The nonce is read from the DOM property, because browsers hide the attribute.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined
