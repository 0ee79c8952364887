import type { Role } from '../../api/roles'
import { loadRoles } from '../../api/roles'
import { createListStore, type Page } from '../../lib/listStore'

/** All roles at once: the call knows neither paging nor filters. */
export const rolesStore = createListStore<Role, object>(async (_query, signal): Promise<Page<Role>> => {
  const rows = await loadRoles(signal)
  return { rows, total: rows.length, perPage: Math.max(rows.length, 1), pageCount: 1 }
})
