import { proxy } from 'valtio'
import { type Failure, failureMessageLines } from '../lib/failure'

/**
 * Toasts close by themselves unless they are hovered or focused (contract, «toasts»). A form therefore also shows its error in an alert.
 */

export const TOAST_MS = 4000

export type ToastLink = { label: string; to: string }

export type Toast = {
  id: number
  tone: 'success' | 'notice' | 'failure'
  text: string
  hint?: string | undefined
  link?: ToastLink
  more?: ToastLink
}

const MOST_SHOWN = 5

export const toastState = proxy<{ shown: Toast[] }>({ shown: [] })

let lastId = 0

export const toast = {
  success: (text: string, links: Pick<Toast, 'link' | 'more'> = {}): number =>
    show({ tone: 'success', text, ...links }),
  notice: (text: string): number => show({ tone: 'notice', text }),
  failure: (failure: Failure): number => {
    const [text = failure.message, ...more] = failureMessageLines(failure)
    return show({ tone: 'failure', text, ...(more.length > 0 ? { hint: more.join('. ') } : {}) })
  },
  explain: (id: number, more: Pick<Toast, 'hint' | 'link'>): void => {
    toastState.shown = toastState.shown.map((shown) => (shown.id === id ? { ...shown, ...more } : shown))
  },
}

export function dismissToast(id: number): void {
  toastState.shown = toastState.shown.filter((shown) => shown.id !== id)
}

export function dismissAllToasts(): void {
  toastState.shown = []
}

function show(next: Omit<Toast, 'id'>): number {
  const others = toastState.shown.filter(
    (shown) => shown.tone !== next.tone || shown.text !== next.text || shown.hint !== next.hint,
  )
  const id = ++lastId
  toastState.shown = [...others, { ...next, id }].slice(-MOST_SHOWN)
  return id
}
