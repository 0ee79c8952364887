import { cornersOf } from '../../domain/outlineCorners'
import { formatPhone } from '../../domain/phones'
import { bidiIsolated, countWithNoun, groupDigits } from '../../domain/text'
import type { ZoneOutline } from '../../domain/zones'
import { isPlainObject } from '../../lib/equal'
import { formatDate } from '../../lib/moments'
import type { FieldLabels } from '../../ui/form/fieldLabels'
import { unknownLabel } from '../../ui/form/selectOptions'
import type { MergeDifference } from './mergeValues'

export type FormLabels = ReadonlyMap<string, FieldLabels>

/** «Телефон», or «Настройки комиссии: Караганда» for a row of a list. */
export function differenceLabel(words: FormLabels, difference: MergeDifference): string {
  const { list, fields, isRow, opened, latest, typed } = difference
  const row = opened ?? latest ?? typed
  const parts = fields.flatMap((field) =>
    isRow ? valueText(words, difference, row, field) : (wordsOf(words, difference, field)?.label ?? []),
  )
  const title = list === undefined ? undefined : words.get(list)?.label
  return [title, parts.join(', ')].filter(Boolean).join(': ')
}

/** Text of the opened, latest or typed value. `version` is undefined if the row does not exist in that version. */
export function differenceVersionText(words: FormLabels, difference: MergeDifference, version: unknown): string {
  const { fields, isRow } = difference
  if (version === undefined) return 'нет'
  const others = isRow && isPlainObject(version) ? Object.keys(version).filter((field) => !fields.includes(field)) : []
  return (others.length > 0 ? others : fields).map((field) => valueText(words, difference, version, field)).join(', ')
}

function valueText(words: FormLabels, difference: MergeDifference, row: unknown, field: string): string {
  const value = isPlainObject(row) ? row[field] : row
  const own = wordsOf(words, difference, field)
  const text = (one: unknown) => {
    const label = own?.options?.find((option) => option.value === one)?.label
    return bidiIsolated(label ?? (own?.options && typeof one === 'number' ? unknownLabel(one) : plainText(one)))
  }
  if (!Array.isArray(value)) return text(value)
  if (Array.isArray(value[0])) return countWithNoun(cornersOf(value as ZoneOutline).length, 'угол', 'угла', 'углов')
  const rows = value.map((item: unknown) =>
    isPlainObject(item)
      ? Object.keys(item)
          .map((key) => valueText(words, { ...difference, list: field, index: -1 }, item, key))
          .join(' ')
      : text(item),
  )
  return rows.join('; ') || '—'
}

/**
 * A row that one side has added or removed has no field of its own, and a row does not offer the options chosen in other rows. So the
 * options of all rows are used, and the label of any row.
 */
function wordsOf(words: FormLabels, { list, index }: MergeDifference, field: string): FieldLabels | undefined {
  if (list === undefined) return words.get(field)
  const rows = [...words].flatMap(([name, row]) =>
    name.startsWith(`${list}[`) && name.endsWith(`].${field}`) ? [row] : [],
  )
  const own = words.get(`${list}[${index}].${field}`) ?? rows[0]
  return own && { ...own, options: own.options && rows.flatMap(({ options = [] }) => options) }
}

function plainText(value: unknown): string {
  if (value === undefined || value === null) return '—'
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return groupDigits(value)
  const text = String(value).trim()
  if (text === '') return '—'
  return formatPhone(text).replace(
    /^(\d{4}-\d\d-\d\d)( \d\d:\d\d)?(:00)?$/,
    (_, date: string, time = '') => formatDate(date) + time,
  )
}

export const typedValuesText = (words: FormLabels, typed: object): string =>
  Object.keys(typed)
    .filter((field) => words.has(field))
    .map((field) => {
      const versions = { opened: typed, latest: typed, typed }
      const difference = { ...versions, name: field, fields: [field], index: -1 }
      return `${words.get(field)?.label}: ${valueText(words, difference, typed, field)}`
    })
    .join('\n')
