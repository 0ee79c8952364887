import type { Db } from '../store/db'
import { type AnyDbRecord, type DbRecordChange, dbTableNames, findDbTable } from './recordChanges'
import { ImportError } from './worldFile'

type Shape = Map<string, Set<string>>

/**
 * Throws unless each changed record has the same fields as the records of the seed data, with values of the same types
 * or null.
 */
export function requireRecordShapes(db: Db, changes: readonly DbRecordChange[]): void {
  const shapes = new Map(
    dbTableNames(db).map((name) => [name, shapeOf(findDbTable(db, name).all() as readonly AnyDbRecord[])]),
  )
  for (const { table, id, record } of changes) {
    const shape = shapes.get(table)
    if (!shape) throw new ImportError(`Файл повреждён: неизвестная таблица «${table}».`)
    const field = record && shape.size > 0 ? wrongField(shape, record) : undefined
    if (field !== undefined) throw new ImportError(`Файл повреждён: таблица «${table}», запись ${id}, поле «${field}».`)
  }
}

function shapeOf(records: readonly AnyDbRecord[]): Shape {
  const shape: Shape = new Map()
  for (const record of records) {
    for (const field of Object.keys(record)) {
      const kinds = shape.get(field) ?? new Set()
      kinds.add(kindOf(record[field]))
      shape.set(field, kinds)
    }
  }
  return shape
}

function wrongField(shape: Shape, record: AnyDbRecord): string | undefined {
  const missing = [...shape.keys()].find((field) => record[field] === undefined)
  return missing ?? Object.keys(record).find((field) => !isOfKind(shape.get(field), record[field]))
}

function isOfKind(known: Set<string> | undefined, value: unknown): boolean {
  if (!known) return false
  const kind = kindOf(value)
  return kind === 'null' || known.has(kind) || (known.size === 1 && known.has('null'))
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
