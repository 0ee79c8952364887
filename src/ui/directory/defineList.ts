import type { Struct } from 'superstruct'
import type { AccessRule, Permission } from '../../domain/permissions'
import { isolated } from '../../domain/text'
import type { FilterStructs, Query } from '../../lib/address'
import type { Page } from '../../lib/listStore'

/** What a person must hold: one permission, or a rule over several. */
export type Access = Permission | AccessRule

/** The id in a dialog's address: a number, or a name such as a role's. */
export type EntryId = number | string

type IdStruct = Struct<number, unknown> | Struct<string, unknown>

/** The dialogs of a list by the name in `?form=`: who may open each and, where it is about an entry, that entry's id. */
export type DialogRules = Readonly<Record<string, Access | readonly [Access, IdStruct]>>

/** The id that a dialog is about; undefined for «add». */
export type EntryOf<Rule> = Rule extends readonly [Access, Struct<infer Id, infer _S>] ? Id : undefined

/** What is done after a change: the query stays, the query is dropped, or the first page of the query is shown. */
export type AfterChange = 'keepPage' | 'dropQuery' | 'firstPage'

export type ListDefinition<Row, F, D extends DialogRules, Of> = {
  /** Names the table in the stored settings of columns and density. */
  name: string
  /** The call of `src/api`. `of` is what the list belongs to (a company's id), for lists inside another screen. */
  search: (query: Query<F>, signal: AbortSignal, of: Of) => Promise<Page<Row>>
  /** One struct for each key of the search's filters; an address key that is not among them is left alone. */
  filters: NoInfer<FilterStructs<F>>
  dialogs: D
  /** Without it the entries are neither asked for nor shown, while dialogs that need other permissions still work. */
  view?: Access
  /** The screen of an entry, for whoever may open it; without one it is its edit dialog. */
  entryTo?: readonly [access: Access, to: (id: number, of: NoInfer<Of>) => string]
  /** Without `cityId` the address is redirected to the first allowed city. */
  needsCity?: boolean
  /** Filters that hold while the address has none at all. */
  defaults?: NoInfer<Partial<F>>
  /** `keepPage` unless the specification says otherwise. */
  afterChange?: AfterChange
  /** The row's `id` unless given. */
  rowId?: (row: Row) => EntryId
  /** How a row is named to people, in the question of deletion and to screen readers; its `name` unless given. */
  rowName?: (row: Row) => string
}

/**
 * Defines a directory: what is searched, which address keys it understands, which dialogs it has and who may open them.
 * The types of filters come from `search`, so a filter that the call does not take is a type error. What may be sorted
 * by comes from the columns. Keep the definition outside the component.
 */
export function defineList<Row extends object, F extends object, const D extends DialogRules, Of>(
  definition: ListDefinition<Row, F, D, Of>,
): ListDefinition<Row, F, D, Of> {
  return definition
}

/** The permission that a dialog takes. */
export function dialogAccess(rule: DialogRules[string]): Access {
  return isPair(rule) ? rule[0] : rule
}

/** The struct of a dialog's entry, null where it is about none. */
export function entryStruct(rule: DialogRules[string]): IdStruct | null {
  return isPair(rule) ? rule[1] : null
}

const isPair = (rule: DialogRules[string]): rule is readonly [Access, IdStruct] => Array.isArray(rule)

/** The id of a row as its dialogs carry it. */
export function entryId<Row>(definition: { rowId?: ((row: Row) => EntryId) | undefined }, row: Row): EntryId {
  return definition.rowId?.(row) ?? (row as { id: EntryId }).id
}

/** How people know the entry: by its name, or by its number where the row is not in the list (a link was followed). */
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

/** A row's name as a sentence takes it, empty where it has none. */
export function rowName<Row>(definition: { rowName?: ((row: Row) => string) | undefined }, row: Row): string {
  return isolated(definition.rowName?.(row) ?? (row as { name?: string }).name ?? '')
}
