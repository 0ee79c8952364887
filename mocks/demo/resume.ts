import { caughtUp, type Notice, old } from './notices'

/** A longer absence is not lived through on return: a day takes a second, a month would take half a minute. Seconds. */
const MAX_CATCH_UP = 24 * 3600
/** An absence worth telling of. */
const NOTICEABLE = 15 * 60
/** After so long the archive, schedules and reports of the seed are no longer those of the present weeks. */
const OLD_AFTER = 7 * 24 * 3600

type Rest = {
  /** Null for a world that follows the machine's time. */
  at: string | null
  speed: number
  /** The second of the world's seed, and the one that it was left at. */
  start: number
  now: number
}

/**
 * From which second a world goes on that was left for a while, be it that nobody looked or that the machine slept. One that
 * begins at a named moment or runs at a speed of its own stands still meanwhile. One that follows the machine's time catches
 * up, unless that is too much: then it goes on from where it stood, and is said to be behind.
 */
export function resume({ at, speed, start, now }: Rest, machineNow: number): { second: number; notices: Notice[] } {
  const absence = machineNow - now
  const age: Notice[] = at === null && machineNow - start > OLD_AFTER ? [old(machineNow - start)] : []
  if (at !== null || speed !== 1 || absence < 0 || absence > MAX_CATCH_UP) return { second: now, notices: age }
  return { second: machineNow, notices: absence > NOTICEABLE ? [caughtUp(absence), ...age] : age }
}
