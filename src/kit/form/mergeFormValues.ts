import { equalFormValues } from '../../ui/form/formValues'

export type FormMergeSide = 'mine' | 'theirs'

/**
 * Exceptions for merging the form with another user's changes. By default each field is merged by itself, and a list counts as one field.
 */
export type FormMergeRules = {
  /** Fields that are valid only together, such as both coordinates. They are compared and chosen as one. */
  together?: readonly (readonly string[])[]
  rows?: Readonly<Record<string, RowMergeRule>>
}

/**
 * `key` lists the fields that identify a row; it is empty if the items are plain values. `isByCell`: each field of a row is compared by
 * itself. `isOnSaveOnly`: in a form that follows live events, rows are merged only before a save, because added and removed rows would move
 * the field in which the user is typing.
 */
type RowMergeRule = { key: readonly string[]; isByCell?: boolean; isOnSaveOnly?: boolean }

/** `opened`: values when the form was opened, `latest`: values of the server now, `typed`: values in the form. */
type MergeVersions<T> = { opened: T; latest: T; typed: T }

/**
 * A change by another user to a field, to several fields that are valid only together, or to a list row or cell. `fields` contains the
 * names of these fields.
 */
export type FormMergeDifference = MergeVersions<unknown> & {
  name: string
  fields: readonly string[]
  list?: string
  /** Index of the changed row in the form's list; −1 if the form lacks the row or the change is not in a list row. */
  index: number
  /** True if a row was compared as a whole, not by cell; `fields` then contains the key fields of the row. */
  isRow?: boolean
}

export type FormMergeResult<V> = {
  values: Partial<V>
  /** Fields, rows and cells that changed only on the server; `values` contains their new values. */
  taken: FormMergeDifference[]
  /** Fields, rows and cells that changed both on the server and in the form. `values` contains the chosen version. */
  conflicts: FormMergeDifference[]
}

type Values = Record<string, unknown>
type Choose = (difference: FormMergeDifference) => unknown

const SIDES = ['opened', 'latest', 'typed'] as const

export function mergeFormValues<V extends object>(
  versions: MergeVersions<Partial<V>>,
  { together = [], rows = {} }: FormMergeRules = {},
  sideOf: (name: string) => FormMergeSide = () => 'mine',
): FormMergeResult<V> {
  const [taken, conflicts]: [FormMergeDifference[], FormMergeDifference[]] = [[], []]
  const choose: Choose = (difference) => {
    const { opened, latest, typed } = difference
    if (equalFormValues(latest, opened) || equalFormValues(latest, typed)) return typed
    if (equalFormValues(typed, opened)) {
      taken.push(difference)
      return latest
    }
    conflicts.push(difference)
    return sideOf(difference.name) === 'theirs' ? latest : typed
  }

  const keys = [...new Set(SIDES.flatMap((side) => Object.keys(versions[side])))]
  const alone = keys.filter((key) => !together.some((group) => group.includes(key))).map((key) => [key])
  const values: Values = {}
  for (const fields of [...together, ...alone]) {
    const [list = ''] = fields
    const whole = { name: fields.join(), fields, index: -1, ...versionsOf(versions, (value) => pick(value, fields)) }
    const isNewOnBothSides = !equalFormValues(whole.latest, whole.opened) && !equalFormValues(whole.typed, whole.opened)
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
  return { values: values as Partial<V>, taken, conflicts }
}

/**
 * Returns undefined if rows cannot be matched by key; the caller then merges the list as one field. Either a key occurs twice in a list, or
 * it looks as if this user and another user have both changed the key of one row.
 */
function mergeRows(list: string, { key, isByCell }: RowMergeRule, lists: MergeVersions<unknown>, choose: Choose) {
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

const versionsOf = <T, R>({ opened, latest, typed }: MergeVersions<T>, map: (value: T) => R): MergeVersions<R> => ({
  opened: map(opened),
  latest: map(latest),
  typed: map(typed),
})

const pick = (value: object, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (field in value ? [[field, (value as Values)[field]]] : [])))
