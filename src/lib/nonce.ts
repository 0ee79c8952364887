/**
 * CSP nonce for style elements, new with each response (`deploy/nginx.conf`); undefined if the page is served without such a policy. Read
 * the property: browsers hide the attribute.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined
