import type { AroundNavHandler } from 'wouter'
import { BASE_PATH } from '../../lib/basePath'
import { setPopStateListener } from '../../lib/popStateListener'
import { removeDialogParams } from '../address/dialogParams'

type LeaveGuardEntry = {
  within?: string | undefined
  /**
   * True for a form on a page. A dialog above the form does not affect the form's input, so the form does not ask about unsaved changes
   * when a dialog opens or closes.
   */
  isUnderDialogs?: boolean
  isDirty: () => boolean
  ask: (leave: () => void) => void
}

const guards: LeaveGuardEntry[] = []
/** Current URL and `history.state`. If the user presses Back and then decides to stay, this history entry is pushed again. */
let here = { href: '', state: null as unknown }

export function addLeaveGuard(guard: LeaveGuardEntry): () => void {
  if (guards.push(guard) === 1) watch()
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    if (guards.length === 0) unwatch()
  }
}

/**
 * Handler for `aroundNav` of wouter's `Router`. If a form has unsaved changes, the user must confirm the navigation. A `replace` navigation
 * on the same path keeps the page, so it needs no confirmation.
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
 * Asks about unsaved changes in each form that would lose them, topmost form first, and then calls `leave`. `staysOnPage` means that only a
 * dialog closes, so forms on the page below keep their input and are skipped.
 */
export function confirmUnsavedChanges(leave: () => void, options: { staysOnPage?: boolean } = {}): void {
  const guard = topDirty(options.staysOnPage ? new URL(window.location.href) : undefined)
  if (guard) guard.ask(() => confirmUnsavedChanges(leave, options))
  else leave()
}

const topDirty = (target?: URL): LeaveGuardEntry | undefined =>
  guards.findLast((guard) => guard.isDirty() && !(target && keepsInput(guard, target)))

function keepsInput({ within, isUnderDialogs }: LeaveGuardEntry, target: URL): boolean {
  if (within !== undefined && within === target.pathname.slice(BASE_PATH.length)) return true
  const from = new URL(here.href)
  return (
    isUnderDialogs === true &&
    target.pathname === from.pathname &&
    removeDialogParams(target.search) === removeDialogParams(from.search)
  )
}

function watch(): void {
  remember()
  window.addEventListener('beforeunload', onBeforeUnload)
  // wouter patches `history.pushState` and `history.replaceState`: each call dispatches an event named `pushState` or `replaceState`.
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
 * On Back or Forward the browser has already changed the URL. If a form has unsaved changes, the event is stopped before the router handles
 * it and the form's history entry is pushed again. If the user confirms, `history.back()` leaves the form.
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

setPopStateListener(onPopState)
