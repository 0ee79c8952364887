import { BASE_PATH } from '../../src/lib/basePath'
import type { WorldHostStatus } from './worldHost'
import { WORLD_START_NOW } from './worldParams'

export type ConsoleAppBridge = {
  key: () => string | null
  theme: () => string
  orderId: () => number | null
  collapseMenu: (isCollapsed: boolean) => void
}

export type TabWorldParams = Pick<WorldHostStatus, 'seed' | 'size' | 'at'> &
  Partial<Pick<WorldHostStatus, 'training'>> & { person: string | null }

export function addWorldParams(address: string, { seed, size, at, training, person }: TabWorldParams): string {
  const url = new URL(address)
  const lesson = training?.lesson?.id
  const world = {
    seed,
    size,
    at: at ?? WORLD_START_NOW,
    ...(lesson && { lesson }),
    ...(person !== null && { as: person }),
  }
  for (const [name, value] of Object.entries(world)) url.searchParams.set(name, String(value))
  return url.toString()
}

/**
 * Adds the parameters of the tab's mock world to links that open in a new tab, because a new tab has an empty session
 * storage. Links that stay in the tab do not change. Returns a function that removes the listeners.
 */
export function addWorldParamsToLinks(world: () => TabWorldParams): () => void {
  const events = ['pointerdown', 'click', 'auxclick', 'contextmenu', 'dragstart'] as const
  const name = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && opensTab(link, event) && isOfConsole(link)) link.href = addWorldParams(belowBase(link.href), world())
  }
  for (const event of events) document.addEventListener(event, name, { capture: true })
  const { open } = window
  window.open = (address, ...rest) => {
    const url = new URL(String(address ?? 'about:blank'), window.location.href)
    return open.call(window, isOfConsole(url) ? addWorldParams(belowBase(url.href), world()) : address, ...rest)
  }
  return () => {
    for (const event of events) document.removeEventListener(event, name, { capture: true })
    window.open = open
  }
}

function belowBase(address: string): string {
  const url = new URL(address)
  if (!`${url.pathname}/`.startsWith(`${BASE_PATH}/`)) url.pathname = BASE_PATH + url.pathname
  return url.href
}

function opensTab(link: HTMLAnchorElement, event: Event): boolean {
  if (link.target === '_blank' || event.type === 'contextmenu' || event.type === 'dragstart') return true
  return event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
}

function isOfConsole({ href }: { href: string }): boolean {
  const url = new URL(href)
  const isScreen = url.origin === window.location.origin && !/^\/v1\/|\.\w+$/.test(url.pathname)
  return isScreen && url.protocol.startsWith('http') && !url.searchParams.has('seed')
}
