import { proxy } from 'valtio'
import { type Failure, failureLines } from '../lib/failure'

/**
 * Short messages over the screen. Each closes by itself, unless the pointer or the focus is on it (contract, «toasts»); what
 * must be read, a failed change, stands in its form as well.
 */

export const TOAST_MS = 4000

export type Toast = {
  id: number
  tone: 'success' | 'failure'
  text: string
  hint?: string | undefined
  /** Leads to what the message is about. */
  link?: { label: string; to: string }
}

const MOST_SHOWN = 5

export const toasts = proxy<{ shown: Toast[] }>({ shown: [] })

let lastId = 0

export const toast = {
  success: (text: string): number => show({ tone: 'success', text }),
  failure: (failure: Failure): number => {
    const [text = failure.message, ...more] = failureLines(failure)
    return show({ tone: 'failure', text, ...(more.length > 0 ? { hint: more.join('. ') } : {}) })
  },
  /** Adds what became known later to a message that is still there; its time goes on. */
  explain: (id: number, more: Pick<Toast, 'hint' | 'link'>): void => {
    toasts.shown = toasts.shown.map((shown) => (shown.id === id ? { ...shown, ...more } : shown))
  },
}

export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((shown) => shown.id !== id)
}

export function dismissAllToasts(): void {
  toasts.shown = []
}

/** A repeated message replaces the first one, so that nothing shows twice. */
function show(next: Omit<Toast, 'id'>): number {
  const others = toasts.shown.filter(
    (shown) => shown.tone !== next.tone || shown.text !== next.text || shown.hint !== next.hint,
  )
  const id = ++lastId
  toasts.shown = [...others, { ...next, id }].slice(-MOST_SHOWN)
  return id
}
