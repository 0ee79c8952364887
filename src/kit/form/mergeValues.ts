import { sameValues } from '../../ui/form/values'

export type Side = 'mine' | 'theirs'

/** Exceptions for {@link mergeValues}. By default each field is compared by itself, and a list is one field. */
export type MergeRules = {
  /** Fields that are valid only together, such as both coordinates. They are compared and chosen as one. */
  together?: readonly (readonly string[])[]
  /** Lists that are compared row by row. */
  rows?: Readonly<Record<string, RowRule>>
}

/** `key` has the fields that identify a row; it is empty if the items are plain values. With `isByCell` each field of a row is compared by itself. */
export type RowRule = { key: readonly string[]; isByCell?: boolean }

/** `opened`: values when the form was opened, `latest`: values of the server now, `typed`: values in the form. */
export type Versions<T> = { opened: T; latest: T; typed: T }

/** One field, or one row or cell of a list, that a colleague has changed. `fields` are the names of its values in each version. */
export type Difference = Versions<unknown> & {
  name: string
  fields: readonly string[]
  list?: string
  /** Index of the row in the typed list, or −1. */
  index: number
  /** Whether a version is a whole row; `fields` then identify it. */
  isRow?: boolean
}

export type Merged<V> = {
  values: Partial<V>
  /** Changes that the user did not touch; `values` contains them. */
  taken: Difference[]
  /** Changes of something that the user has changed too. `values` contains the side that `sideOf` returned. */
  asked: Difference[]
}

type Values = Record<string, unknown>
type Choose = (difference: Difference) => unknown

const SIDES = ['opened', 'latest', 'typed'] as const

/** Three-way merge of form values. */
export function mergeValues<V extends object>(
  versions: Versions<Partial<V>>,
  { together = [], rows = {} }: MergeRules = {},
  sideOf: (name: string) => Side = () => 'mine',
): Merged<V> {
  const [taken, asked]: [Difference[], Difference[]] = [[], []]
  const choose: Choose = (difference) => {
    const { opened, latest, typed } = difference
    if (sameValues(latest, opened) || sameValues(latest, typed)) return typed
    if (sameValues(typed, opened)) {
      taken.push(difference)
      return latest
    }
    asked.push(difference)
    return sideOf(difference.name) === 'theirs' ? latest : typed
  }

  const keys = [...new Set(SIDES.flatMap((side) => Object.keys(versions[side])))]
  const alone = keys.filter((key) => !together.some((group) => group.includes(key))).map((key) => [key])
  const values: Values = {}
  for (const fields of [...together, ...alone]) {
    const [list = ''] = fields
    const whole = { name: fields.join(), fields, index: -1, ...versionsOf(versions, (value) => pick(value, fields)) }
    const isNewOnBothSides = !sameValues(whole.latest, whole.opened) && !sameValues(whole.typed, whole.opened)
    const rule = isNewOnBothSides ? rows[list] : undefined
    const merged =
      rule &&
      mergeRows(
        list,
        rule,
        versionsOf(versions, (value) => (value as Values)[list]),
        choose,
      )
    Object.assign(values, merged ? { [list]: merged } : choose(whole))
  }
  return { values: values as Partial<V>, taken, asked }
}

/**
 * Undefined if the rows cannot be matched: two rows have the same key, or both sides have given the same row another key. The list then
 * counts as one field.
 */
function mergeRows(list: string, { key, isByCell }: RowRule, lists: Versions<unknown>, choose: Choose) {
  const { opened, latest, typed } = versionsOf(lists, (rows) => byKey(rows, key))
  if (!opened || !latest || !typed) return undefined
  const isLost = [...opened.keys()].some((id) => !latest.has(id) && !typed.has(id))
  const hasAdded = (rows: ReadonlyMap<string, unknown>) => [...rows.keys()].some((id) => !opened.has(id))
  if (isLost && hasAdded(latest) && hasAdded(typed)) return undefined
  const ids = [...new Set([...typed.keys(), ...latest.keys()])]
  return ids.flatMap((id) => {
    const row = { opened: opened.get(id), latest: latest.get(id), typed: typed.get(id) }
    const index = [...typed.keys()].indexOf(id)
    const place = { list, index, name: `${list} ${id}` }
    if (!isByCell || !row.latest || !row.typed) return choose({ ...place, ...row, fields: key, isRow: true }) ?? []
    const fields = [...new Set(SIDES.flatMap((side) => Object.keys(row[side] ?? {})))]
    const cells = fields.map((field) =>
      choose({
        ...{ ...place, name: `${place.name} ${field}`, fields: [field] },
        ...versionsOf(row, (value) => pick(value ?? {}, [field])),
      }),
    )
    return Object.assign({}, ...cells) as unknown
  })
}

function byKey(rows: unknown, key: readonly string[]): Map<string, unknown> | undefined {
  if (!Array.isArray(rows)) return undefined
  const idOf = (row: unknown) =>
    JSON.stringify(key.length === 0 ? row : key.map((field) => (row as Values)[field] ?? null))
  const found = new Map(rows.map((row: unknown) => [idOf(row), row]))
  return found.size === rows.length ? found : undefined
}

const versionsOf = <T, R>({ opened, latest, typed }: Versions<T>, map: (value: T) => R): Versions<R> => ({
  opened: map(opened),
  latest: map(latest),
  typed: map(typed),
})

const pick = (value: object, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (field in value ? [[field, (value as Values)[field]]] : [])))
