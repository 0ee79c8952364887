import type { CompanyRecord, ZoneType } from '../records'

/**
 * What partners' terms were before they were changed: whatever came until then follows them for ever (operations, section 3, reports
 * of past periods). What has not been changed since has no record.
 */
export type PastTermsRecord = {
  id: number
  /** The second of the change: orders that came before it are under these terms. */
  until: number
  of:
    | { kind: 'company'; id: number; settings: CompanyRecord['settings'] }
    /** The branch's own prices by zone; null where the zone's price counts. */
    | { kind: 'branch'; id: number; prices: { deliveryZoneId: number; price: number | null }[] }
    | { kind: 'zone'; id: number; deliveryPrice: number; typeId: ZoneType }
}
