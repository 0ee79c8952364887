import type { AccessRule } from '../../../domain/permissions'
import { parseUrlParam } from '../../../lib/listQuery'
import { textStruct } from '../../../lib/structs'

export type CompanyTab = 'branches' | 'contacts'

/** The first tab that the user has permission to see is open by default (reference-data, section 2.9). */
export const COMPANY_TABS: readonly { key: CompanyTab; label: string; access: AccessRule }[] = [
  { key: 'branches', label: 'Филиалы', access: { some: ['company_branch_view', 'company_branch_create'] } },
  { key: 'contacts', label: 'Контакты', access: { some: ['company_contact_view', 'company_contact_create'] } },
]

export function selectedCompanyTab(search: string, allowed: readonly CompanyTab[]): CompanyTab | undefined {
  const requested = parseUrlParam(search, 'tab', textStruct())
  return allowed.find((key) => key === requested) ?? allowed[0]
}
