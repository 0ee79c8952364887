import { serverSkewMs } from './serverClock'

/** The console's clock. The composition root may replace it, so that a demonstration at a named moment counts from there. */
const machineNow = () => Date.now() + serverSkewMs()
let readNow: () => number = machineNow

/** Milliseconds since the epoch. */
export const nowMs = (): number => readNow()

export function setClock(source: () => number): void {
  readNow = source
}

/** Whether time is the machine's, and not that of a demonstration's world. */
export const isMachineClock = (): boolean => readNow === machineNow

const listeners = new Set<(second: number) => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Whole seconds since the epoch. */
export const nowSecond = (): number => Math.floor(nowMs() / 1000)

/** Calls the listener once a second with the whole seconds since the epoch, all listeners in one go. */
export function everySecond(listener: (second: number) => void): () => void {
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
  const second = nowSecond()
  for (const listener of listeners) listener(second)
}
