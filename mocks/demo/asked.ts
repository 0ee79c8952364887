import { type Instant, LocalDateTime, OffsetDateTime, ZoneOffset } from '@js-joda/core'
import { create, type Infer, nullable, number, object, refine, string } from 'superstruct'
import { num } from '../../src/lib/structs'
import { DEFAULT_SEED, DEFAULT_SIZE } from '../world'

/**
 * Which world the demo is asked for: `?seed=&size=&at=&speed=&until=` in the address. The console's own links drop these, so the
 * tab remembers which world it shows.
 */
export type Asked = {
  seed: number
  size: number
  /** The moment at which the world begins, as it was written; null is the present one. */
  at: string | null
  /** World seconds in a second; null leaves it as it is. */
  speed: number | null
  /** The moment up to which it has lived, a second; a world that has not come so far goes on to it. */
  until?: number
}

const KEY = 'mock-world'
/** The head office's time, in milliseconds east of UTC. */
export const OFFICE_OFFSET = 5 * 3_600_000
/** A longer way than this a world does not go on at once: a day takes a second. Seconds. */
export const MAX_WAY = 2 * 24 * 3600
/** `at` of a world that follows the machine's time, where the tab remembers another. */
export const NOW = 'now'

const within = (from: number, to: number, step: number) =>
  refine(num(), 'range', (value) => value >= from && value <= to && value % step === 0)
const PARAMETERS = {
  seed: within(0, 2 ** 31, 1),
  size: within(0, 200_000, 1),
  /** 0 stops the time. */
  speed: within(0, 600, 0.25),
}
const Remembered = object({ seed: number(), size: number(), at: nullable(string()) })

/** What the address names wins over what the tab remembers; a bad value is ignored alone. */
export function readAsked(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Asked {
  const params = new URLSearchParams(search)
  const remembered = readRemembered(storage)
  const value = <T>(key: keyof typeof PARAMETERS, fallback: T) => {
    try {
      return params.has(key) ? create(params.get(key), PARAMETERS[key]) : fallback
    } catch {
      return fallback
    }
  }
  const at = params.get('at')
  const world = {
    seed: value('seed', remembered?.seed ?? DEFAULT_SEED),
    size: value('size', remembered?.size ?? DEFAULT_SIZE),
    at: at === NOW ? null : at !== null && parseMoment(at) ? at : (remembered?.at ?? null),
  }
  storage.setItem(KEY, JSON.stringify(world))
  const until = parseMoment(params.get('until') ?? '')?.epochSecond()
  return { ...world, speed: value('speed', null), ...(until !== undefined && { until }) }
}

/** The query string that asks for a world. */
export function worldSearch({ seed, size, at, speed }: Asked): string {
  const params = new URLSearchParams({ seed: String(seed), size: String(size), at: at ?? NOW })
  if (speed !== null) params.set('speed', String(speed))
  return `?${params}`
}

/** Worlds that differ in seed, size or start are saved apart; one world may run at any speed. */
export const worldKey = ({ seed, size, at }: Pick<Asked, 'seed' | 'size' | 'at'>): string =>
  `${seed} ${size} ${at ?? NOW}`

/** `2026-03-18T08:00:00Z`, `2026-03-18T13:00+05:00`, or `2026-03-18T13:00` as time of the head office. */
export function parseMoment(text: string): Instant | null {
  // In an address a plus stands for a space.
  const written = text.replace(' ', '+')
  try {
    if (/(Z|[+-]\d{2}:\d{2})$/.test(written)) return OffsetDateTime.parse(written).toInstant()
    return LocalDateTime.parse(written).toInstant(ZoneOffset.ofHours(5))
  } catch {
    return null
  }
}

function readRemembered(storage: Pick<Storage, 'getItem'>): Infer<typeof Remembered> | null {
  try {
    return create(JSON.parse(storage.getItem(KEY) ?? 'null'), Remembered)
  } catch {
    return null
  }
}
