import type { Struct } from 'superstruct'
import type { AccessRule, Permission } from '../../domain/permissions'
import { isolated } from '../../domain/text'
import type { FilterStructs, Query } from '../../lib/address'
import type { Page } from '../../lib/listStore'

export type Access = Permission | AccessRule

export type EntryId = number | string

type IdStruct = Struct<number, unknown> | Struct<string, unknown>

/** Dialogs by their `?form=` name, with the required access and, for dialogs about an entry, the struct of its id. */
export type DialogRules = Readonly<Record<string, Access | readonly [Access, IdStruct]>>

export type EntryOf<Rule> = Rule extends readonly [Access, Struct<infer Id, infer _S>] ? Id : undefined

/** After a change: keep the page, clear all filters, or go to page 1 of the same query. */
export type AfterChange = 'keepPage' | 'dropQuery' | 'firstPage'

export type ListDefinition<Row, F, D extends DialogRules, Of> = {
  name: string
  /** `of` is the parent of a nested list, for example a company id. */
  search: (query: Query<F>, signal: AbortSignal, of: Of) => Promise<Page<Row>>
  /** A struct for each filter of the search; other query parameters are ignored. */
  filters: NoInfer<FilterStructs<F>>
  dialogs: D
  /** Without this access the list is neither loaded nor shown; dialogs with other permissions still work. */
  view?: Access
  /** Screen of an entry. Without it the entry opens in its edit dialog. */
  entryTo?: readonly [access: Access, to: (id: number, of: NoInfer<Of>) => string]
  needsCity?: boolean
  defaults?: NoInfer<Partial<F>>
  afterChange?: AfterChange
  rowId?: (row: Row) => EntryId
  /** Name in the delete dialog and for screen readers. Default: `name`. */
  rowName?: (row: Row) => string
}

/**
 * Types the definition of a directory. The filter types come from `search`, so an unknown filter is a type error.
 * Sorting comes from the columns. Define it outside the component.
 */
export function defineList<Row extends object, F extends object, const D extends DialogRules, Of>(
  definition: ListDefinition<Row, F, D, Of>,
): ListDefinition<Row, F, D, Of> {
  return definition
}

export function dialogAccess(rule: DialogRules[string]): Access {
  return isPair(rule) ? rule[0] : rule
}

export function entryStruct(rule: DialogRules[string]): IdStruct | null {
  return isPair(rule) ? rule[1] : null
}

const isPair = (rule: DialogRules[string]): rule is readonly [Access, IdStruct] => Array.isArray(rule)

export function entryId<Row>(definition: { rowId?: ((row: Row) => EntryId) | undefined }, row: Row): EntryId {
  return definition.rowId?.(row) ?? (row as { id: EntryId }).id
}

export function entryName<Row>(
  definition: { rowId?: ((row: Row) => EntryId) | undefined; rowName?: ((row: Row) => string) | undefined },
  rows: readonly Row[],
  id: EntryId,
): string {
  const row = rows.find((candidate) => entryId(definition, candidate) === id)
  const name = row && rowName(definition, row)
  if (name) return `«${name}»`
  return typeof id === 'number' ? `№ ${id}` : `«${isolated(id)}»`
}

export function rowName<Row>(definition: { rowName?: ((row: Row) => string) | undefined }, row: Row): string {
  return isolated(definition.rowName?.(row) ?? (row as { name?: string }).name ?? '')
}
