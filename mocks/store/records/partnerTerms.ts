import type { CompanyRecord, ZoneType } from '../records'

/**
 * Terms of a partner before a change. Orders created before the change keep them (operations, section 3, reports of
 * past periods). Terms that never changed have no record.
 */
export type PastPartnerTermsRecord = {
  id: number
  /** Unix time in seconds at which the terms were changed. This record's terms apply to orders created before that time. */
  until: number
  of:
    | { kind: 'company'; id: number; settings: CompanyRecord['settings'] }
    /** The branch's prices by zone; null means the zone's own price. */
    | { kind: 'branch'; id: number; prices: { deliveryZoneId: number; price: number | null }[] }
    | { kind: 'zone'; id: number; deliveryPrice: number; typeId: ZoneType }
}
