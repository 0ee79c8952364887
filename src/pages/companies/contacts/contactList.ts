import { type Contact, loadContacts } from '../../../api/contacts'
import { createListStore, type ListStore } from '../../../lib/listStore'
import { num } from '../../../lib/structs'
import type { ListDef } from '../../../ui/list/useListPage'

type NoFilters = Record<never, never>

/** All contacts of a company: the call knows neither pages nor filters. */
export const contactsStoreOf = (companyId: number): ListStore<Contact, NoFilters> =>
  createListStore(async (_query, signal) => {
    const rows = await loadContacts(companyId, signal)
    return { rows, total: rows.length, perPage: Math.max(rows.length, 1), pageCount: 1 }
  })

export const CONTACT_LIST: ListDef<NoFilters> = { filters: {} }

/** Dialogs of the contacts tab: `?tab=contacts&form=edit&entry=5`. */
export const CONTACT_DIALOGS = { add: null, edit: num(), delete: num() }
