import type { Struct } from 'superstruct'
import type { AccessRule, Permission } from '../../domain/permissions'
import { bidiIsolated } from '../../domain/textFormatting'
import type { FilterStructs, ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import type { ListFilterDefaults } from '../list/useListPage'

export type AccessRequirement = Permission | AccessRule

export type EntryId = number | string

type IdStruct = Struct<number, unknown> | Struct<string, unknown>

/**
 * Dialogs of a directory by their name in the query parameter `form`. Each has the permission that it requires; a dialog about one entry
 * also has the struct that parses the entry's id.
 */
export type DirectoryDialogRules = Readonly<Record<string, AccessRequirement | readonly [AccessRequirement, IdStruct]>>

export type DialogEntryId<Rule> = Rule extends readonly [AccessRequirement, Struct<infer Id, infer _S>] ? Id : undefined

/**
 * How the list reloads after a save or delete. `keepPage` stays on the page, `dropQuery` removes page, order and filters, `firstPage` goes
 * to page 1.
 */
export type ListReloadMode = 'keepPage' | 'dropQuery' | 'firstPage'

export type ListDefinition<Row, F, D extends DirectoryDialogRules, Of> = {
  name: string
  /** `of` identifies the parent of a nested list, for example by a company id. */
  search: (query: ListQuery<F>, signal: AbortSignal, of: Of) => Promise<RowsPage<Row>>
  filters: NoInfer<FilterStructs<F>>
  dialogs: D
  /** Without this permission the list is neither loaded nor shown. Dialogs that require other permissions still open. */
  view?: AccessRequirement
  /** Permission and URL of the screen that shows one entry. If undefined, links to an entry open its edit dialog. */
  entryTo?: readonly [access: AccessRequirement, to: (id: number, of: NoInfer<Of>) => string]
  needsCity?: boolean
  defaults?: NoInfer<ListFilterDefaults<F>>
  afterChange?: ListReloadMode
  cityKeys?: NoInfer<readonly (keyof F & string)[]>
  rowId?: (row: Row) => EntryId
  /** Name of the entry in the delete dialog and for screen readers; by default the row's `name`. */
  rowName?: (row: Row) => string
}

/**
 * Infers the types of a directory's definition. The filter types come from `search`, so an unknown filter does not compile. The column
 * definitions determine which columns are sortable. Call it outside the component.
 */
export function defineList<Row extends object, F extends object, const D extends DirectoryDialogRules, Of>(
  definition: ListDefinition<Row, F, D, Of>,
): ListDefinition<Row, F, D, Of> {
  return definition
}

export function getDialogAccess(rule: DirectoryDialogRules[string]): AccessRequirement {
  return isPair(rule) ? rule[0] : rule
}

export function getDialogIdStruct(rule: DirectoryDialogRules[string]): IdStruct | null {
  return isPair(rule) ? rule[1] : null
}

const isPair = (rule: DirectoryDialogRules[string]): rule is readonly [AccessRequirement, IdStruct] =>
  Array.isArray(rule)

export function getEntryId<Row>(definition: { rowId?: ((row: Row) => EntryId) | undefined }, row: Row): EntryId {
  return definition.rowId?.(row) ?? (row as { id: EntryId }).id
}

export function quotedEntryName<Row>(definition: EntryNaming<Row>, row: Row | undefined, id: EntryId): string {
  const name = row && rowName(definition, row)
  if (name) return `«${name}»`
  return typeof id === 'number' ? `№ ${id}` : `«${bidiIsolated(id)}»`
}

type EntryNaming<Row> = { rowName?: ((row: Row) => string) | undefined }

export function rowName<Row>(definition: EntryNaming<Row>, row: Row): string {
  return bidiIsolated(definition.rowName?.(row) ?? (row as { name?: string }).name ?? '')
}
