import { CITY_SORTABLE, type CityFilters } from '../../api/cities'
import { bool, num, text } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The address of the cities directory (reference-data, section 2.7). */
export const CITY_LIST: ListDef<CityFilters> = {
  filters: { id: num(), name: text(), timezone: num(), status: bool(), deliveryService: text() },
  sortable: CITY_SORTABLE,
}

/** Its dialogs: `?form=add`, `?form=edit&entry=5`, `?form=delete&entry=5`. */
export const CITY_DIALOGS = { add: null, edit: num(), delete: num() }
