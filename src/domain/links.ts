/** Returns only web pages and images; rejects `javascript:` and similar. */
export function safeLink(url: string | undefined): string | undefined {
  const text = url?.trim()
  if (!text) return undefined
  return isWeb(text) || /^data:image\//i.test(text) ? text : undefined
}

/** Browsers open no `data:` URL in a new tab, so those are excluded. */
export function openableLink(url: string | undefined): string | undefined {
  const text = url?.trim()
  return text && isWeb(text) ? text : undefined
}

const isWeb = (url: string): boolean => /^(https?:\/\/|blob:)/i.test(url)
