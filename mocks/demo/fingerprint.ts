import type { Db } from '../db'
import { hash } from '../hash'
import { tableNames, tableOf } from './changes'

/** Of a table so many records are looked at, spread over it. */
const SAMPLE = 50

/**
 * What tells the seeds of two versions of the demo apart. Changes are kept without what they change, so that they only fit the
 * very world that they were made in. A number that somebody has to raise would be forgotten one day; this follows from the
 * seeded world itself.
 */
export function fingerprint(db: Db): string {
  const samples = tableNames(db).map((name) => {
    const records = tableOf(db, name).all()
    const step = Math.max(1, records.length / SAMPLE)
    const count = Math.min(SAMPLE, records.length)
    return [name, records.length, Array.from({ length: count }, (_, i) => records[Math.floor(i * step)])]
  })
  return hash(JSON.stringify(samples))
}
