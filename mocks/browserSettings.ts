import { Instant, LocalDateTime, ZoneOffset } from '@js-joda/core'
import { create, type Infer, nullable, number, object, refine, string } from 'superstruct'
import { num } from '../src/lib/structs'
import { DEFAULT_SEED, DEFAULT_SIZE } from './world'

/**
 * How the demo is asked for a world: `?seed=&size=&at=&speed=` in the address. What was asked outlives navigation, and a
 * reload continues the same world: it is rebuilt from its start and catches up.
 */
export type Demo = { seed: number; size: number; speed: number; start: Instant; now: Instant }

const KEY = 'mock-world'
/** A world older than this is not continued: a fresh day is worth more than a long catching up. Milliseconds. */
export const STALE_AFTER_MS = 24 * 3_600_000

const within = (from: number, to: number, step: number) =>
  refine(num(), 'range', (value) => value >= from && value <= to && value % step === 0)
const PARAMETERS = {
  seed: within(0, 2 ** 31, 1),
  size: within(0, 200_000, 1),
  /** 0 stops the time. */
  speed: within(0, 600, 0.25),
}
const Stored = object({
  seed: number(),
  size: number(),
  speed: number(),
  at: nullable(string()),
  /** Milliseconds since 1970: the world's start, and the machine's time at that moment. */
  start: number(),
  wallStart: number(),
})
type Stored = Infer<typeof Stored>
type Asked = Pick<Stored, 'seed' | 'size' | 'speed' | 'at'>

/** The world to show now. `storage` is the tab's own, so that two tabs may show two worlds. */
export function readDemo(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>, wallNow: number): Demo {
  const stored = readStored(storage)
  const asked = readAsked(search, stored)
  const isSame =
    stored !== null && (['seed', 'size', 'speed', 'at'] as const).every((key) => stored[key] === asked[key])
  const isFresh = stored !== null && wallNow - stored.wallStart < STALE_AFTER_MS
  const world = stored !== null && isSame && isFresh ? stored : begin(asked, wallNow)
  storage.setItem(KEY, JSON.stringify(world))
  const elapsed = Math.round((wallNow - world.wallStart) * world.speed)
  const { seed, size, speed, start } = world
  return { seed, size, speed, start: Instant.ofEpochMilli(start), now: Instant.ofEpochMilli(start + elapsed) }
}

function begin(asked: Asked, wallNow: number): Stored {
  const start = asked.at === null ? wallNow : (parseMoment(asked.at)?.toEpochMilli() ?? wallNow)
  return { ...asked, start, wallStart: wallNow }
}

/** What the address names wins over what the tab remembers; a bad value is ignored alone. */
function readAsked(search: string, stored: Stored | null): Asked {
  const params = new URLSearchParams(search)
  const value = (key: keyof typeof PARAMETERS, fallback: number) => {
    try {
      return params.has(key) ? create(params.get(key), PARAMETERS[key]) : (stored?.[key] ?? fallback)
    } catch {
      return fallback
    }
  }
  const at = params.get('at')
  return {
    seed: value('seed', DEFAULT_SEED),
    size: value('size', DEFAULT_SIZE),
    speed: value('speed', 1),
    at: at !== null && parseMoment(at) ? at : (stored?.at ?? null),
  }
}

/** `2026-03-18T08:00:00Z`, or `2026-03-18T13:00` as time of the head office. */
export function parseMoment(text: string): Instant | null {
  try {
    return text.endsWith('Z') ? Instant.parse(text) : LocalDateTime.parse(text).toInstant(ZoneOffset.ofHours(5))
  } catch {
    return null
  }
}

function readStored(storage: Pick<Storage, 'getItem'>): Stored | null {
  try {
    return create(JSON.parse(storage.getItem(KEY) ?? 'null'), Stored)
  } catch {
    return null
  }
}
