import { BASE } from '../../src/lib/base'
import { NOW } from './asked'
import type { HostStatus } from './host'

/** What links need to know of the console, which itself knows nothing of the demo. */
export type Viewer = {
  /** Of the signed-in user. */
  key: () => string | null
  /** The chosen theme. */
  theme: () => string
  /** Id of the order that is open. */
  orderId: () => number | null
}

/** The world of a tab and, where it has a person of its own, that one. */
export type TabWorld = Pick<HostStatus, 'seed' | 'size' | 'at'> & { person: string | null }

/** An address of the console, in the world of a tab. */
export function inWorld(address: string, { seed, size, at, person }: TabWorld): string {
  const url = new URL(address)
  const world = { seed, size, at: at ?? NOW, ...(person !== null && { as: person }) }
  for (const [name, value] of Object.entries(world)) url.searchParams.set(name, String(value))
  return url.toString()
}

/**
 * A new tab knows nothing of the world that the old one shows: links that are about to open one name it. Those that stay in
 * this tab are left as they are. Returns the call that ends it.
 */
export function keepWorldInLinks(world: () => TabWorld): () => void {
  const events = ['pointerdown', 'click', 'auxclick', 'contextmenu', 'dragstart'] as const
  const name = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && opensTab(link, event) && isOfConsole(link)) link.href = inWorld(belowBase(link.href), world())
  }
  for (const event of events) document.addEventListener(event, name, { capture: true })
  const { open } = window
  window.open = (address, ...rest) => {
    const url = new URL(String(address ?? 'about:blank'), window.location.href)
    return open.call(window, isOfConsole(url) ? inWorld(belowBase(url.href), world()) : address, ...rest)
  }
  return () => {
    for (const event of events) document.removeEventListener(event, name, { capture: true })
    window.open = open
  }
}

/** The console spells its paths from the root; what is no link of the router's does not know where the demo is served. */
function belowBase(address: string): string {
  const url = new URL(address)
  if (!`${url.pathname}/`.startsWith(`${BASE}/`)) url.pathname = BASE + url.pathname
  return url.href
}

/** Buttons other than the first, and keys held with it, open a tab; a menu and a drag may. */
function opensTab(link: HTMLAnchorElement, event: Event): boolean {
  if (link.target === '_blank' || event.type === 'contextmenu' || event.type === 'dragstart') return true
  return event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
}

/** A screen, in whatever world; no file, and no world that the link itself names. */
function isOfConsole({ href }: { href: string }): boolean {
  const url = new URL(href)
  const isScreen = url.origin === window.location.origin && !/^\/v1\/|\.\w+$/.test(url.pathname)
  return isScreen && url.protocol.startsWith('http') && !url.searchParams.has('seed')
}
