/** Returns web and image URLs unchanged, and undefined for all others, such as `javascript:`. */
export function viewableUrl(url: string | undefined): string | undefined {
  const text = url?.trim()
  if (!text) return undefined
  return isWeb(text) || /^data:image\//i.test(text) ? text : undefined
}

/** Returns a URL that can be opened in a new tab. `data:` URLs are excluded, because browsers do not open them. */
export function openableUrl(url: string | undefined): string | undefined {
  const text = url?.trim()
  return text && isWeb(text) ? text : undefined
}

const isWeb = (url: string): boolean => /^(https?:\/\/|blob:)/i.test(url)
