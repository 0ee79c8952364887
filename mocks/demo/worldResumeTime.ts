import { caughtUpNotice, type DemoNotice, oldWorldNotice } from './demoNotices'

/** Seconds. A longer absence of the user is not simulated on return, because simulating a month would take 30 s. */
const MAX_CATCH_UP = 24 * 3600
const NOTICEABLE = 15 * 60
/**
 * Seconds. If the mock world started longer ago than this, a notice says that it is old: its generated archive, schedules and reports
 * no longer match the current dates.
 */
const OLD_AFTER = 7 * 24 * 3600

type Rest = {
  /** The mock world's fixed start time; null for a world that follows the computer's time. */
  at: string | null
  speed: number
  start: number
  now: number
}

/**
 * Returns the mock time (seconds since 1970) at which a mock world continues after all its tabs were closed or the computer slept. A world
 * that follows the computer's time at speed 1 continues at the present time if the pause was at most MAX_CATCH_UP. Any other world
 * continues at the mock time at which it stopped.
 */
export function worldResumeTime(
  { at, speed, start, now }: Rest,
  machineNow: number,
): { second: number; notices: DemoNotice[] } {
  const absence = machineNow - now
  const age: DemoNotice[] = at === null && machineNow - start > OLD_AFTER ? [oldWorldNotice(machineNow - start)] : []
  if (at !== null || speed !== 1 || absence < 0 || absence > MAX_CATCH_UP) return { second: now, notices: age }
  return { second: machineNow, notices: absence > NOTICEABLE ? [caughtUpNotice(absence), ...age] : age }
}
