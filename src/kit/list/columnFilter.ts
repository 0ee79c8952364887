import { isEmpty } from '../../lib/address'
import type { ColumnFilter } from './columns'
import type { FilterList } from './FilterCard'

export type ColumnFilterList<F> = Pick<FilterList<F>, 'query' | 'setFilters'>

export function isFiltered<F extends object>(list: ColumnFilterList<F>, filter: ColumnFilter<F>): boolean {
  return filter.keys.some((key) => !isEmpty(list.query[key]))
}
