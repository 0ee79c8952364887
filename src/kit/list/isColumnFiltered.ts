import { isEmptyValue } from '../../lib/listQuery'
import type { ColumnFilter } from './columns'
import type { ListFilterState } from './FilterCard'

export type ColumnFilterState<F> = Pick<ListFilterState<F>, 'query' | 'setFilters'>

export function isColumnFiltered<F extends object>(list: ColumnFilterState<F>, filter: ColumnFilter<F>): boolean {
  return filter.keys.some((key) => !isEmptyValue(list.query[key]))
}
