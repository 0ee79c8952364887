import { caughtUp, type Notice, old } from './notices'

/** Seconds. A longer absence of the user is not simulated on return: a day takes 1 s, a month would take 30 s. */
const MAX_CATCH_UP = 24 * 3600
const NOTICEABLE = 15 * 60
/** Seconds. In an older world the generated archive, schedules and reports no longer match the current dates. */
const OLD_AFTER = 7 * 24 * 3600

type Rest = {
  /** The world's fixed start time; null for a world that follows the computer's time. */
  at: string | null
  speed: number
  start: number
  now: number
}

/**
 * The second at which a world continues after all its tabs were closed or the computer slept. A world with a fixed
 * start time or a speed other than 1 continues where it stopped. A world that follows the computer's time catches up,
 * unless it missed more than MAX_CATCH_UP; then it continues where it stopped and stays behind.
 */
export function resume({ at, speed, start, now }: Rest, machineNow: number): { second: number; notices: Notice[] } {
  const absence = machineNow - now
  const age: Notice[] = at === null && machineNow - start > OLD_AFTER ? [old(machineNow - start)] : []
  if (at !== null || speed !== 1 || absence < 0 || absence > MAX_CATCH_UP) return { second: now, notices: age }
  return { second: machineNow, notices: absence > NOTICEABLE ? [caughtUp(absence), ...age] : age }
}
