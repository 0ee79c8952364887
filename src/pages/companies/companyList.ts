import { COMPANY_SORTABLE, type CompanyFilters } from '../../api/companies'
import { dateText, num, text } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The address of the list of companies (reference-data, section 2.8). */
export const COMPANY_LIST: ListDef<CompanyFilters> = {
  filters: {
    id: num(),
    name: text(),
    status: num(),
    legalName: text(),
    contract: text(),
    contractDateStart: dateText(),
    contractDateFinish: dateText(),
  },
  sortable: COMPANY_SORTABLE,
}

/** Its dialog: `?form=delete&entry=5`. */
export const COMPANY_DIALOGS = { delete: num() }
