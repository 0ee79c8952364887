import { type Company, type CompanyBody, loadCompany } from '../../api/companies'
import type { Draft } from '../../api/payload'
import { COMMISSION } from '../../domain/companies'
import { emptyToNull } from '../../ui/form/values'

/** A row of the commission settings as it is filled in. `percent` is a share of the order's cost. */
export type SettingValues = { cityId?: number; typeId?: number; percent?: number }

/** The company form as it is filled in. */
export type CompanyValues = {
  name: string
  legalName?: string
  bankDetails?: string
  legalAddress?: string
  postalAddress?: string
  actualAddress?: string
  /** The contract's number, a text. */
  contract?: string
  /** `yyyy-MM-dd`. */
  contractDate?: string
  status: number
  settings: SettingValues[]
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

/** A new company begins with one empty row: there is always at least one. */
export const NEW_COMPANY: Partial<CompanyValues> = { settings: [{}] }

export const loadCompanyValues = async (id: number, signal: AbortSignal): Promise<Partial<CompanyValues>> =>
  companyValues(await loadCompany(id, signal))

/** Only what the form shows; a percent that its method does not know is not shown. */
export function companyValues(company: Company): Partial<CompanyValues> {
  const { name, status } = company
  const shown = OPTIONAL.map((key) => [key, company[key]])
  const rows = company.settings.map(({ cityId, typeId, percent }) => ({
    cityId,
    typeId,
    percent: typeId === COMMISSION.percent ? percent : undefined,
  }))
  return { name, status, ...Object.fromEntries(shown), settings: rows.length > 0 ? rows : [{}] }
}

/** What is sent: empty values as null, a percent with its method alone (reference-data, section 5; contract). */
export function companyBody(values: CompanyValues): Draft<CompanyBody> {
  const settings = values.settings.map(({ cityId, typeId, percent }) => ({
    cityId,
    typeId,
    percent: typeId === COMMISSION.percent ? (percent ?? null) : null,
  }))
  return { ...emptyToNull(values, OPTIONAL), settings }
}
