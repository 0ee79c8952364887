import { toEpochSecond } from '../../lib/moments'

type ShiftTimestamps = Partial<Record<'createdAt' | 'finishedAt' | 'breakTimeStart' | 'breakTimeEnd', string>>

/** Duration of a shift without its break; undefined while the shift is open. `timezone` is hours east of UTC. */
export function secondsAtWork(shift: ShiftTimestamps, timezone: number): number | undefined {
  const { createdAt, finishedAt, breakTimeStart, breakTimeEnd } = shift
  if (!createdAt || !finishedAt) return undefined
  const [start, end] = [toEpochSecond(createdAt, timezone), toEpochSecond(finishedAt, timezone)]
  if (!breakTimeStart || !breakTimeEnd) return end - start
  const from = Math.max(start, toEpochSecond(breakTimeStart, timezone))
  const to = Math.min(end, toEpochSecond(breakTimeEnd, timezone))
  return end - start - Math.max(0, to - from)
}
