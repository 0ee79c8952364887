import { isEmptyValue } from '../../lib/listQuery'
import type { ColumnFilter } from './columns'
import type { FilterListState } from './FilterCard'

export type ColumnFilterState<F> = Pick<FilterListState<F>, 'query' | 'setFilters'>

export function isColumnFiltered<F extends object>(list: ColumnFilterState<F>, filter: ColumnFilter<F>): boolean {
  return filter.keys.some((key) => !isEmptyValue(list.query[key]))
}
