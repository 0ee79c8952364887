import type { EmployeeRecord, ShiftTerms } from '../store/records'

/** What a courier would work by today. What his form leaves empty: on foot, the standard tariff, an entrepreneur. */
export const shiftTerms = ({ courierTypeId, rateTypeId, legalFormId, isSticker }: EmployeeRecord): ShiftTerms => ({
  typeId: courierTypeId ?? 1,
  rateTypeId: rateTypeId ?? 1,
  legalFormId: legalFormId ?? 2,
  isSticker: isSticker === true,
})
