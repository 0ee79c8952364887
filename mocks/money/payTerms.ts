import type { EmployeeRecord, PayTerms } from '../store/records'

export const employeePayTerms = ({ courierTypeId, rateTypeId, legalFormId, isSticker }: EmployeeRecord): PayTerms => ({
  typeId: courierTypeId ?? 1,
  rateTypeId: rateTypeId ?? 1,
  legalFormId: legalFormId ?? 2,
  isSticker: isSticker === true,
})
