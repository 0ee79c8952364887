import { BRANCH_SORTABLE, type Branch, type BranchFilters, searchBranches } from '../../../api/branches'
import { createListStore, type ListStore } from '../../../lib/listStore'
import { bool, num, text } from '../../../lib/structs'
import type { ListDef } from '../../../ui/list/useListPage'

/** The branches of one company. */
export const branchesStoreOf = (companyId: number): ListStore<Branch, BranchFilters> =>
  createListStore((query, signal) => searchBranches(companyId, query, signal))

/** The address of the branches tab (reference-data, section 2.9). */
export const BRANCH_LIST: ListDef<BranchFilters> = {
  filters: { cityId: num(), pointId: num(), address: text(), status: bool() },
  sortable: BRANCH_SORTABLE,
}

/** Its dialog: `?form=delete&entry=5`. */
export const BRANCH_DIALOGS = { delete: num() }
