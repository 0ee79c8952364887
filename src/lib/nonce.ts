/**
 * The nonce under which the server lets this page write styles, new with each response (`deploy/nginx.conf`); none where the
 * page is served without such a policy. Read as a property: the attribute is hidden from scripts and style sheets.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined
