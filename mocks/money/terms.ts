import type { EmployeeRecord, ShiftTerms } from '../store/records'

/** The employee's current terms of pay. Defaults for missing values: on foot, standard tariff, entrepreneur. */
export const shiftTerms = ({ courierTypeId, rateTypeId, legalFormId, isSticker }: EmployeeRecord): ShiftTerms => ({
  typeId: courierTypeId ?? 1,
  rateTypeId: rateTypeId ?? 1,
  legalFormId: legalFormId ?? 2,
  isSticker: isSticker === true,
})
