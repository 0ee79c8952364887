import { caughtUp, type Notice, old } from './notices'

/** Seconds. Longer absences are not simulated on return: a day takes 1 s, a month would take 30 s. */
const MAX_CATCH_UP = 24 * 3600
const NOTICEABLE = 15 * 60
/** Seconds. After a week the seeded archive, schedules and reports no longer match the current dates. */
const OLD_AFTER = 7 * 24 * 3600

type Rest = {
  /** Null for a world that follows the machine's time. */
  at: string | null
  speed: number
  start: number
  now: number
}

/**
 * Where a world resumes after an absence or a sleep of the machine. A world with a fixed start or a speed other than
 * 1 resumes where it stopped. A world that follows the machine's time catches up, unless it missed more than
 * MAX_CATCH_UP; then it resumes where it stopped and runs behind.
 */
export function resume({ at, speed, start, now }: Rest, machineNow: number): { second: number; notices: Notice[] } {
  const absence = machineNow - now
  const age: Notice[] = at === null && machineNow - start > OLD_AFTER ? [old(machineNow - start)] : []
  if (at !== null || speed !== 1 || absence < 0 || absence > MAX_CATCH_UP) return { second: now, notices: age }
  return { second: machineNow, notices: absence > NOTICEABLE ? [caughtUp(absence), ...age] : age }
}
