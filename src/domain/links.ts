/** Addresses that came from the server (contract, «What the client must hold»): anything may stand in them. */

/** The address, if it leads to a web page or a picture; `javascript:` and the like lead nowhere. */
export function safeLink(url: string | undefined): string | undefined {
  const text = url?.trim()
  if (!text) return undefined
  return isWeb(text) || /^data:image\//i.test(text) ? text : undefined
}

/** The address of a page that a browser opens in a tab of its own: it does so for no `data:` address. */
export function openableLink(url: string | undefined): string | undefined {
  const text = url?.trim()
  return text && isWeb(text) ? text : undefined
}

const isWeb = (url: string): boolean => /^(https?:\/\/|blob:)/i.test(url)
