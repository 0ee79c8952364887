import { useSyncExternalStore } from 'react'

/** The console's clock. The composition root may replace it, so that a demonstration at a named moment counts from there. */
let readNow: () => number = Date.now

/** Milliseconds since the epoch. */
export const nowMs = (): number => readNow()

export function setClock(source: () => number): void {
  readNow = source
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let second = 0

/** Whole seconds since the epoch; the component renders once a second, all of them in one go. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, readSecond)
}

function readSecond(): number {
  if (!timer) second = Math.floor(nowMs() / 1000)
  return second
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  second = Math.floor(nowMs() / 1000)
  for (const listener of listeners) listener()
}
