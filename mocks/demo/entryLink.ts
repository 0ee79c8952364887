import { BASE } from '../../src/lib/base'

/**
 * A server of files knows of no screens: who was never there before can only come in by the entry page. There links name the screen
 * beside what else they say, and {@link openNamedScreen} goes to it.
 */
export function entryLink(address: string): string {
  if (document.querySelector('meta[name="demo-folder"]') === null) return address
  const { origin, pathname, search } = new URL(address)
  const entry = new URL(`${origin}${BASE}/`)
  entry.searchParams.set('screen', pathname.slice(BASE.length) + search)
  return entry.href
}

/** Puts the screen that an address names in its place, with what else it says. */
export function openNamedScreen(): void {
  const { searchParams } = new URL(window.location.href)
  const screen = searchParams.get('screen')
  if (!screen || !/^\/(?!\/)/.test(screen)) return
  const url = new URL(window.location.origin + BASE + screen)
  for (const [name, value] of searchParams) if (name !== 'screen') url.searchParams.set(name, value)
  window.history.replaceState(null, '', url)
}
