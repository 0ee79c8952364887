import type { Db } from '../store/db'
import { hashText } from '../store/hashText'
import { INDEXED_ORDER_FIELDS } from '../store/orderColumnStore'
import { dbTableNames, findDbTable } from './recordChanges'

const SAMPLE = 300

/**
 * Hash of the seed data, stored with each saved mock world. Saved changes are differences from the seed data, so they
 * fit only seed data with the same hash. Computing it is safer than a version number, which developers could forget to
 * increase.
 */
export function seedDataHash(db: Db): string {
  const samples = dbTableNames(db).map((name) => {
    const records = findDbTable(db, name).all()
    const step = Math.max(1, records.length / SAMPLE)
    const count = Math.min(SAMPLE, records.length)
    return [name, records.length, Array.from({ length: count }, (_, i) => records[Math.floor(i * step)])]
  })
  return hashText(JSON.stringify([samples, orderNumbers(db)]))
}

/** One checksum per indexed field, calculated from all orders, so that a change of any order changes the hash of the seed data. */
function orderNumbers({ orderColumns }: Db): number[] {
  return INDEXED_ORDER_FIELDS.map((field) => {
    const numbers = orderColumns.column(field)
    let sum = 0
    for (let place = 0; place < orderColumns.records.length; place++) {
      const value = numbers[place] as number
      sum = (Math.imul(sum, 31) + (Number.isFinite(value) ? value : -1)) | 0
    }
    return sum
  })
}
