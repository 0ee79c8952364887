import { serverSkewMs } from './serverClock'

/**
 * The default clock: local time corrected by the offset of the server's clock. The demo replaces the clock, so that it starts at a given
 * moment.
 */
const machineNow = () => Date.now() + serverSkewMs()
let readNow: () => number = machineNow

export const nowMs = (): number => readNow()

export function setClockSource(source: () => number): void {
  readNow = source
}

/** False if `setClockSource` has replaced the clock, as in a demo with simulated time. */
export const isRealClock = (): boolean => readNow === machineNow

const listeners = new Set<(second: number) => void>()
let timer: ReturnType<typeof setInterval> | undefined

export const nowSecond = (): number => Math.floor(nowMs() / 1000)

/** Calls `listener` every second with the epoch second. Returns a function that stops the calls. */
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
