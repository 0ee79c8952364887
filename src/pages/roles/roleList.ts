import { text } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The roles directory has neither filters nor order (reference-data, section 2.11). */
export const ROLE_LIST: ListDef<object> = { filters: {} }

/** Its dialogs: `?form=add`, `?form=edit&entry=operator`, `?form=delete&entry=operator`. */
export const ROLE_DIALOGS = { add: null, edit: text(), delete: text() }
