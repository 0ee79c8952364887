import { proxy } from 'valtio'
import type { Failure } from '../lib/failure'

/**
 * Short messages over the screen. Each closes by itself, unless the pointer or the focus is on it (contract, «toasts»); what
 * must be read, a failed change, stands in its form as well.
 */

export const TOAST_MS = 4000

export type Toast = { id: number; tone: 'success' | 'failure'; text: string; hint?: string }

const MOST_SHOWN = 5

export const toasts = proxy<{ shown: Toast[] }>({ shown: [] })

let lastId = 0

export const toast = {
  success: (text: string): void => show({ tone: 'success', text }),
  failure: ({ message, hint }: Failure): void => show({ tone: 'failure', text: message, ...(hint ? { hint } : {}) }),
}

export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((shown) => shown.id !== id)
}

export function dismissAllToasts(): void {
  toasts.shown = []
}

/** The same words again take the place of the old ones: nothing is said twice at once. */
function show(next: Omit<Toast, 'id'>): void {
  const others = toasts.shown.filter(
    (shown) => shown.tone !== next.tone || shown.text !== next.text || shown.hint !== next.hint,
  )
  toasts.shown = [...others, { ...next, id: ++lastId }].slice(-MOST_SHOWN)
}
