import { type Instant, LocalDateTime, OffsetDateTime, ZoneOffset } from '@js-joda/core'
import { create, type Infer, nullable, number, object, optional, refine, string } from 'superstruct'
import { numberStruct } from '../../src/lib/structs'
import { DEFAULT_SEED, DEFAULT_WORLD_SIZE } from '../world'

/**
 * The mock world requested by the URL (`?seed=&size=&at=&speed=&until=`). Links within the console do not contain these
 * parameters, so the tab's storage keeps them.
 */
export type WorldParams = {
  seed: number
  size: number
  at: string | null
  /** Id of the lesson that runs in this mock world. A lesson has a world of its own. */
  lesson?: string | undefined
  /** Number of seconds that the mock clock advances per real second; null keeps the current speed. */
  speed: number | null
  /** Seconds since 1970. If the mock clock is earlier than this moment, the simulation runs to this moment at once. */
  until?: number
  /** Starts the mock world again from its seed, even if it is saved or open in other tabs. */
  isAgain?: boolean | undefined
}

const KEY = 'mock-world'
export const OFFICE_UTC_OFFSET_MS = 5 * 3_600_000
/** Simulated seconds. Longest time that is simulated at once to reach `until`; simulating one day takes 1 s of real time. */
export const MAX_ADVANCE_SECONDS = 2 * 24 * 3600
/**
 * Value of the `at` parameter that starts the mock world at the current time, even if the tab's storage holds another
 * start.
 */
export const WORLD_START_NOW = 'now'

const within = (from: number, to: number, step: number) =>
  refine(numberStruct(), 'range', (value) => value >= from && value <= to && value % step === 0)
const PARAMETERS = {
  seed: within(0, 2 ** 31, 1),
  size: within(0, 200_000, 1),
  speed: within(0, 600, 0.25),
}
const Remembered = object({ seed: number(), size: number(), at: nullable(string()), lesson: optional(string()) })

export function readWorldParams(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): WorldParams {
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
  const isOtherWorld = ['seed', 'size', 'at'].some((name) => params.has(name))
  const lesson = params.get('lesson') ?? (isOtherWorld ? undefined : remembered?.lesson)
  const world = {
    seed: value('seed', remembered?.seed ?? DEFAULT_SEED),
    size: value('size', remembered?.size ?? DEFAULT_WORLD_SIZE),
    at: at === WORLD_START_NOW ? null : at !== null && parseOfficeDateTime(at) ? at : (remembered?.at ?? null),
    ...(lesson && { lesson }),
  }
  storage.setItem(KEY, JSON.stringify(world))
  const until = parseOfficeDateTime(params.get('until') ?? '')?.epochSecond()
  const isAgain = params.has('again')
  return { ...world, speed: value('speed', null), ...(until !== undefined && { until }), ...(isAgain && { isAgain }) }
}

export function worldQueryString({ seed, size, at, speed, lesson }: WorldParams): string {
  const params = new URLSearchParams({ seed: String(seed), size: String(size), at: at ?? WORLD_START_NOW })
  if (lesson !== undefined) params.set('lesson', lesson)
  if (speed !== null) params.set('speed', String(speed))
  return `?${params}`
}

export const worldKey = ({ seed, size, at, lesson }: Pick<WorldParams, 'seed' | 'size' | 'at' | 'lesson'>): string =>
  [seed, size, at ?? WORLD_START_NOW, lesson].filter((part) => part !== undefined).join(' ')

/** Accepts `2026-03-18T08:00:00Z`, `2026-03-18T13:00+05:00`, or `2026-03-18T13:00` in head-office time. */
export function parseOfficeDateTime(text: string): Instant | null {
  // URLSearchParams decodes the plus of an offset such as `+05:00` as a space, so put the plus back.
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
