import type { Db } from '../store/db'
import type { BranchRecord, CompanyRecord, ZoneRecord } from '../store/records'
import type { PastPartnerTermsRecord } from '../store/records/partnerTerms'
import type { World } from '../store/world'

type Terms = PastPartnerTermsRecord['of']

/**
 * Call the matching `savePast…Terms` function before changing or removing a company, branch or zone: it stores the
 * current terms for the orders created so far.
 */
export function savePastCompanyTerms(world: World, { id, settings }: CompanyRecord): void {
  keep(world, { kind: 'company', id, settings: settings.map((row) => ({ ...row })) })
}

export function savePastBranchTerms(world: World, { id, deliveryZones }: BranchRecord): void {
  const prices = deliveryZones.map(({ deliveryZoneId, price }) => ({ deliveryZoneId, price }))
  keep(world, { kind: 'branch', id, prices })
}

export function savePastZoneTerms(world: World, { id, deliveryPrice, typeId }: ZoneRecord): void {
  keep(world, { kind: 'zone', id, deliveryPrice, typeId })
}

function keep({ db, clock }: World, of: Terms): void {
  const { pastTerms } = db
  pastTerms.insert({ id: pastTerms.nextId(), until: clock.second(), of })
}

/**
 * Returns a function that finds the terms of a company, branch or zone at a given time (seconds since 1970), or
 * undefined if the current terms apply. The function holds a snapshot of the records: create a new function for each
 * report.
 */
export function createPastPartnerTermsLookup(
  db: Db,
): <K extends Terms['kind']>(kind: K, id: number, second: number) => Extract<Terms, { kind: K }> | undefined {
  if (db.pastTerms.all().length === 0) return () => undefined
  const byKind = new Map<Terms['kind'], Map<number, PastPartnerTermsRecord[]>>()
  for (const record of [...db.pastTerms.all()].sort((a, b) => a.until - b.until || a.id - b.id)) {
    const ofKind = byKind.get(record.of.kind) ?? new Map<number, PastPartnerTermsRecord[]>()
    ofKind.set(record.of.id, [...(ofKind.get(record.of.id) ?? []), record])
    byKind.set(record.of.kind, ofKind)
  }
  return (kind, id, second) =>
    byKind
      .get(kind)
      ?.get(id)
      ?.find(({ until }) => second < until)?.of as never
}
