import type { PointFilters } from '../../api/points'
import type { Permission } from '../../domain/permissions'
import { num } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The address of the dispatch points (reference-data, section 2.4); the search takes no order. */
export const POINT_LIST: ListDef<PointFilters> = { filters: { cityId: num() }, needsCity: true }

/** Its dialogs: `?form=add`, `?form=edit&entry=5`, `?form=delete&entry=5`. */
export const POINT_DIALOGS = { add: null, edit: num(), delete: num() }

/** What each dialog takes. */
export const POINT_PERMISSIONS: Record<keyof typeof POINT_DIALOGS, Permission> = {
  add: 'point_create',
  edit: 'point_update',
  delete: 'point_delete',
}
