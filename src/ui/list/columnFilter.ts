import { isEmpty } from '../../lib/address'
import type { ColumnFilter } from './columns'
import type { FilterList } from './FilterCard'

/** The list that a column's filter narrows. */
export type ColumnFilterList<F> = Pick<FilterList<F>, 'query' | 'setFilters'>

/** Whether the list is narrowed by the column. */
export function isFiltered<F extends object>(list: ColumnFilterList<F>, filter: ColumnFilter<F>): boolean {
  return filter.keys.some((key) => !isEmpty(list.query[key]))
}
