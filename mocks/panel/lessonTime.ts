import type { WorldHostStatus } from '../demo/host'

const pad = (count: number): string => String(count).padStart(2, '0')

export function formatMinutesSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`
}

/** Simulated seconds since the start of the lesson; `now` is in milliseconds. */
export const lessonSecond = ({ start }: Pick<WorldHostStatus, 'start'>, now: number): number =>
  Math.floor((now - start) / 1000)
