import type { WorldHostStatus } from '../demo/worldHost'
import { useWorldTime } from './WorldInfoAndClock'

export function formatMinutesSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export const useLessonSecond = (status: WorldHostStatus): number =>
  Math.floor((useWorldTime(status) - status.start) / 1000)
