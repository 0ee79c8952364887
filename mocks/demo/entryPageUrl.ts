import { BASE_PATH } from '../../src/lib/basePath'

/**
 * A static server has only the entry page, so a link of a static build carries the screen's path in the `screen` query
 * parameter. `openScreenFromUrl` opens that screen when the page loads.
 */
export function toEntryPageUrl(address: string): string {
  if (document.querySelector('meta[name="demo-folder"]') === null) return address
  const { origin, pathname, search } = new URL(address)
  const entry = new URL(`${origin}${BASE_PATH}/`)
  entry.searchParams.set('screen', pathname.slice(BASE_PATH.length) + search)
  return entry.href
}

export function openScreenFromUrl(): void {
  const { searchParams } = new URL(window.location.href)
  const screen = searchParams.get('screen')
  if (!screen || !/^\/(?!\/)/.test(screen)) return
  const url = new URL(window.location.origin + BASE_PATH + screen)
  for (const [name, value] of searchParams) if (name !== 'screen') url.searchParams.set(name, value)
  window.history.replaceState(null, '', url)
}
