import { Instant } from '@js-joda/core'
import {
  array,
  create,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
} from 'superstruct'
import { HttpError } from '../http/httpError'
import type { World } from '../store/world'
import { DemoServerState } from './demoServer'
import type { AnyDbRecord, DbChangeLog, DbRecordChange, DbTableName } from './recordChanges'
import { parseOfficeDateTime } from './worldParams'
import type { WorldMetadata } from './worldStorage'

/** An exported file holds only the records that differ from the seed data. Each simulated day adds a few megabytes. */

const KIND = 'courier-console-world'
const FORMAT = 1
/** Characters. */
const LARGEST = 300_000_000

const records = record(string(), array(unknown()))
const File = object({
  kind: literal(KIND),
  format: number(),
  seeds: string(),
  seed: min(integer(), 0),
  size: max(min(integer(), 0), 200_000),
  at: nullable(string()),
  speed: max(min(number(), 0), 600),
  start: string(),
  now: string(),
  changes: records,
  removed: record(string(), array(union([string(), number()]))),
  drill: optional(DemoServerState),
})

export class ImportError extends HttpError {
  constructor(message: string) {
    super(422, message)
  }
}

export type WorldFile = { head: Omit<WorldMetadata, 'key' | 'savedAt'>; changes: DbRecordChange[] }

export function serializeWorldFile(
  world: World,
  head: Omit<WorldMetadata, 'key' | 'savedAt'>,
  log: DbChangeLog,
): string {
  const changes: Record<string, AnyDbRecord[]> = {}
  const removed: Record<string, (string | number)[]> = {}
  for (const { table, id, record: now } of log.all()) {
    if (now) changes[table] = addTo(changes[table], now)
    else removed[table] = addTo(removed[table], id)
  }
  const { seeds, at, speed, drill } = head
  const moment = (second: number) => Instant.ofEpochSecond(second).toString()
  return JSON.stringify({
    ...{ kind: KIND, format: FORMAT, seeds, seed: world.seed, size: world.size, at, speed },
    ...{ start: moment(head.start), now: moment(head.now), changes, removed, drill },
  })
}

function addTo<T>(list: T[] | undefined, item: T): T[] {
  if (!list) return [item]
  list.push(item)
  return list
}

/** Reads an imported file and checks its structure; `validateWorldImport` checks whether its changes fit the seed data. */
export function parseWorldFile(text: string): WorldFile {
  if (text.length > LARGEST) throw new ImportError('Файл слишком большой: больше 300 МБ.')
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || (json as { kind?: unknown }).kind !== KIND)
    throw new ImportError('Это не файл демо-мира.')
  const { format } = json as { format?: unknown }
  if (format !== FORMAT)
    throw new ImportError(`Файл создан другой версией демо: его формат — ${format}, здесь читается ${FORMAT}.`)
  try {
    const { start, now, changes, removed, kind: _kind, format: _format, ...head } = create(json, File)
    const [from, to] = [secondOf(start), secondOf(now)]
    if (to < from || (head.at !== null && parseOfficeDateTime(head.at)?.epochSecond() !== from))
      throw new Error('moments')
    return { head: { ...head, start: from, now: to }, changes: [...changed(changes), ...gone(removed)] }
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('Файл повреждён: в его описании мира недостаёт полей или они неверны.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportError('Файл повреждён: это не JSON.')
  }
}

const secondOf = (text: string): number => Instant.parse(text).epochSecond()

const changed = (tables: Record<string, unknown[]>): DbRecordChange[] =>
  Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => {
      const { id } = (row ?? {}) as { id?: unknown }
      if (typeof id !== 'number' && typeof id !== 'string')
        throw new ImportError(`Файл повреждён: в таблице «${table}» есть запись без номера.`)
      return { table: table as DbTableName, id, record: row as AnyDbRecord }
    }),
  )

const gone = (tables: Record<string, (string | number)[]>): DbRecordChange[] =>
  Object.entries(tables).flatMap(([table, ids]) => ids.map((id) => ({ table: table as DbTableName, id, record: null })))
