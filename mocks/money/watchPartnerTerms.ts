import type { Db } from '../store/db'
import type { BranchRecord, CompanyRecord, ZoneRecord } from '../store/records'
import type { PastPartnerTermsRecord } from '../store/records/partnerTerms'

type Kind = PastPartnerTermsRecord['of']['kind']

/**
 * Calls `changedFrom` when the terms of a company, branch or zone change. The argument is the time, in seconds since
 * 1970, from which orders use the new terms. Earlier orders use the stored `pastTerms`; if none are stored, all orders
 * use the new terms.
 */
export function watchPartnerTerms(db: Db, changedFrom: (second: number) => void): void {
  const known = new Map<string, string>()
  function look(kind: Kind, id: number, terms: unknown, isFirst: boolean): void {
    const [key, text] = [`${kind} ${id}`, JSON.stringify(terms)]
    if (known.get(key) === text) return
    known.set(key, text)
    if (isFirst) return
    const kept = db.pastTerms.all().filter(({ of }) => of.kind === kind && of.id === id)
    changedFrom(kept.reduce((last, { until }) => Math.max(last, until), Number.NEGATIVE_INFINITY))
  }
  const company = ({ id, settings }: CompanyRecord, isFirst = false) => look('company', id, settings, isFirst)
  const branch = ({ id, deliveryZones }: BranchRecord, isFirst = false) => look('branch', id, deliveryZones, isFirst)
  const zone = ({ id, deliveryPrice, typeId }: ZoneRecord, isFirst = false) =>
    look('zone', id, [deliveryPrice, typeId], isFirst)
  for (const record of db.companies.all()) company(record, true)
  for (const record of db.branches.all()) branch(record, true)
  for (const { deliveryZones } of db.points.all()) for (const record of deliveryZones) zone(record, true)
  db.companies.onChange(({ record }) => company(record))
  db.branches.onChange(({ record }) => branch(record))
  db.points.onChange(({ record }) => {
    for (const one of record.deliveryZones) zone(one)
  })
}
