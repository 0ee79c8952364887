import { type Company, type CompanyBody, loadCompany } from '../../api/companies'
import type { UnsentRequestBody } from '../../api/requestBody'
import { COMMISSION_TYPE } from '../../domain/companies'
import { emptyToNull, omitUnloadedFields } from '../../ui/form/formValues'

export type CommissionValues = { cityId?: number; typeId?: number; percent?: number }

export type CompanyValues = {
  name: string
  legalName?: string
  bankDetails?: string
  legalAddress?: string
  postalAddress?: string
  actualAddress?: string
  contract?: string
  /** `yyyy-MM-dd`. */
  contractDate?: string
  status: number
  settings: CommissionValues[]
}

const OPTIONAL = [
  'legalName',
  'bankDetails',
  'legalAddress',
  'postalAddress',
  'actualAddress',
  'contract',
  'contractDate',
] as const

export const NEW_COMPANY: Partial<CompanyValues> = { settings: [{}] }

export const loadCompanyValues = async (id: number, signal: AbortSignal): Promise<Partial<CompanyValues>> =>
  companyValues(await loadCompany(id, signal))

export function companyValues(company: Company): Partial<CompanyValues> {
  const { name, status } = company
  const shown = OPTIONAL.map((key) => [key, company[key]])
  const rows = company.settings?.map(({ cityId, typeId, percent }) => ({
    cityId,
    typeId,
    percent: typeId === COMMISSION_TYPE.deliveryZones ? undefined : percent,
  }))
  return { name, status, ...Object.fromEntries(shown), ...(rows && { settings: rows.length > 0 ? rows : [{}] }) }
}

/**
 * A field that the user cleared is sent as null (reference-data, section 5). A field that was already empty in `saved` is omitted, because
 * the server may have a value that its response did not contain.
 */
export const editedCompanyBody = (
  values: CompanyValues,
  saved: Partial<CompanyValues>,
): UnsentRequestBody<CompanyBody> => omitUnloadedFields(newCompanyBody(values), saved, OPTIONAL)

export function newCompanyBody(values: CompanyValues): UnsentRequestBody<CompanyBody> {
  const settings = values.settings.map(({ cityId, typeId, percent }) => ({
    cityId,
    typeId,
    percent: typeId === COMMISSION_TYPE.deliveryZones ? null : (percent ?? null),
  }))
  return { ...emptyToNull(values, OPTIONAL), settings }
}
