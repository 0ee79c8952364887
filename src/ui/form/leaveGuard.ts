import type { AroundNavHandler } from 'wouter'
import { BASE } from '../../lib/base'
import { watchPops } from '../../lib/popWatch'
import { withoutDialog } from '../address/dialogKeys'

export type Guard = {
  within?: string | undefined
  /** The form is not in an address dialog, so opening or closing one over it loses nothing. */
  isUnderDialogs?: boolean
  isDirty: () => boolean
  ask: (leave: () => void) => void
}

const guards: Guard[] = []
/** The last address that the screens rendered; a rejected Back returns to it. */
let here = { href: '', state: null as unknown }

export function addGuard(guard: Guard): () => void {
  if (guards.push(guard) === 1) watch()
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    if (guards.length === 0) unwatch()
  }
}

/** For `aroundNav` of wouter's `Router`. A `replace` on the same path keeps the page, so it needs no question. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, window.location.href)
  const isSamePage = target.pathname === window.location.pathname
  const isStaying = isSamePage && (options?.replace || target.search === window.location.search)
  const guard = isStaying ? undefined : topDirty(target)
  if (guard) guard.ask(() => guardNavigation(navigate, to, options))
  else navigate(to, options)
}

/**
 * Opens the leave question for each form that `leave` would lose, topmost first. `staysOnPage`: only a dialog closes,
 * so guards of the whole path do not apply.
 */
export function askBeforeLeaving(leave: () => void, options: { staysOnPage?: boolean } = {}): void {
  const guard = topDirty(options.staysOnPage ? new URL(window.location.href) : undefined)
  if (guard) guard.ask(() => askBeforeLeaving(leave, options))
  else leave()
}

const topDirty = (target?: URL): Guard | undefined =>
  guards.findLast((guard) => guard.isDirty() && !(target && isKept(guard, target)))

function isKept({ within, isUnderDialogs }: Guard, target: URL): boolean {
  if (within !== undefined && within === target.pathname.slice(BASE.length)) return true
  const from = new URL(here.href)
  return (
    isUnderDialogs === true &&
    target.pathname === from.pathname &&
    withoutDialog(target.search) === withoutDialog(from.search)
  )
}

function watch(): void {
  remember()
  window.addEventListener('beforeunload', onBeforeUnload)
  // wouter patches `pushState` and `replaceState` to dispatch these events.
  window.addEventListener('pushState', remember)
  window.addEventListener('replaceState', remember)
}

function unwatch(): void {
  window.removeEventListener('beforeunload', onBeforeUnload)
  window.removeEventListener('pushState', remember)
  window.removeEventListener('replaceState', remember)
}

function remember(): void {
  here = { href: window.location.href, state: window.history.state }
}

/**
 * On Back or Forward the browser has already moved. Stop the event before the router handles it, push the form's entry
 * again, and leave later with `history.back()`.
 */
function onPopState(event: PopStateEvent): void {
  const guard = topDirty(new URL(window.location.href))
  if (!guard || window.location.href === here.href) {
    remember()
    return
  }
  event.stopImmediatePropagation()
  window.history.pushState(here.state, '', here.href)
  guard.ask(() => window.history.back())
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (topDirty()) event.preventDefault()
}

watchPops(onPopState)
