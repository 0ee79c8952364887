import type { Db } from '../store/db'
import { hash } from '../store/hash'
import { ORDER_FIELDS } from '../store/orderColumns'
import { findTable, tableNames } from './changes'

/** Of a table so many whole records are looked at, spread over it. */
const SAMPLE = 300

/**
 * What tells the seeds of two versions of the demo apart. Changes are kept without what they change, so that they only fit the
 * very world that they were made in. A number that somebody has to raise would be forgotten one day; this follows from the
 * seeded world itself.
 */
export function fingerprint(db: Db): string {
  const samples = tableNames(db).map((name) => {
    const records = findTable(db, name).all()
    const step = Math.max(1, records.length / SAMPLE)
    const count = Math.min(SAMPLE, records.length)
    return [name, records.length, Array.from({ length: count }, (_, i) => records[Math.floor(i * step)])]
  })
  return hash(JSON.stringify([samples, orderNumbers(db)]))
}

/**
 * A number for each column of all orders. Each order draws its own numbers, so one that is drawn otherwise shows here, be it a
 * single order of a hundred thousand.
 */
function orderNumbers({ orderColumns }: Db): number[] {
  return ORDER_FIELDS.map((field) => {
    const numbers = orderColumns.column(field)
    let sum = 0
    for (let place = 0; place < orderColumns.records.length; place++) {
      const value = numbers[place] as number
      sum = (Math.imul(sum, 31) + (Number.isFinite(value) ? value : -1)) | 0
    }
    return sum
  })
}
