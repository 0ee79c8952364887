import type { WorldHostStatus } from '../demo/host'

export function formatMinutesSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Simulated seconds since the start of the lesson; `now` is in milliseconds. */
export const lessonSecond = ({ start }: Pick<WorldHostStatus, 'start'>, now: number): number =>
  Math.floor((now - start) / 1000)
