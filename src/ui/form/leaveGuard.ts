import type { AroundNavHandler } from 'wouter'
import { BASE } from '../../lib/base'
import { watchPops } from '../../lib/popWatch'
import { withoutDialog } from '../address/dialogKeys'

/** A form that may hold unsaved changes. */
export type Guard = {
  /** A path on which nothing is lost, whatever its query says. */
  within?: string | undefined
  /** The form is no part of a dialog in the address: opening and closing one over it loses nothing. */
  isUnderDialogs?: boolean
  isDirty: () => boolean
  /** Asks the user; calls `leave` if he agrees. */
  ask: (leave: () => void) => void
}

const guards: Guard[] = []
/** Where the page is as far as the screens know; a refused Back returns to it. */
let here = { href: '', state: null as unknown }

/** Puts a guard on every way out of the page; returns a function that takes it off. */
export function addGuard(guard: Guard): () => void {
  if (guards.push(guard) === 1) watch()
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    if (guards.length === 0) unwatch()
  }
}

/**
 * Navigation by links and code. To be handed to wouter's `Router` as `aroundNav`.
 * A replacement under the same path keeps the page, so it needs no question.
 */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, window.location.href)
  const isSamePage = target.pathname === window.location.pathname
  const isStaying = isSamePage && (options?.replace || target.search === window.location.search)
  const guard = isStaying ? undefined : topDirty(target)
  if (guard) guard.ask(() => guardNavigation(navigate, to, options))
  else navigate(to, options)
}

/**
 * Asks about every form that `leave` would lose, the topmost first, and calls it once all are given up. `staysOnPage`: it only
 * closes a dialog, so what holds for the whole path is not lost.
 */
export function askBeforeLeaving(leave: () => void, options: { staysOnPage?: boolean } = {}): void {
  const guard = topDirty(options.staysOnPage ? new URL(window.location.href) : undefined)
  if (guard) guard.ask(() => askBeforeLeaving(leave, options))
  else leave()
}

/** The latest form with changes that a way out would lose: a dialog before the page under it. */
const topDirty = (target?: URL): Guard | undefined =>
  guards.findLast((guard) => guard.isDirty() && !(target && isKept(guard, target)))

/** Whether what is guarded is still there at `target`. */
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
  // Events of wouter's, which patches the two functions.
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
 * Back and Forward: the browser has moved already. The router does not hear of it, the form's own entry is put back on
 * top, and leaving is one step back to the entry asked for.
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

/** Reload, closing the tab, leaving the site: the browser asks in its own words. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (topDirty()) event.preventDefault()
}

watchPops(onPopState)
