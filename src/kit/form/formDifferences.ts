import { outlineCorners } from '../../domain/outlineCorners'
import { formatPhone } from '../../domain/phones'
import { bidiIsolated, countWithNoun, groupDigits, lowerFirst, NBSP } from '../../domain/textFormatting'
import { formatArea, outlineArea, type ZoneOutline } from '../../domain/zones'
import { isPlainObject } from '../../lib/deepEqual'
import { formatDate } from '../../lib/moments'
import type { FieldLabelInfo } from '../../ui/form/fieldLabels'
import { equalFormValues } from '../../ui/form/formValues'
import { unknownOptionLabel } from '../../ui/form/selectOptions'
import type { FormMergeDifference } from './mergeFormValues'

export type FormFieldLabels = ReadonlyMap<string, FieldLabelInfo>

export function formDifferenceLabel(words: FormFieldLabels, difference: FormMergeDifference): string {
  const { list, fields, isRow, opened, latest, typed } = difference
  const row = opened ?? latest ?? typed
  const labels = fields.flatMap((field) => wordsOf(words, difference, field)?.label ?? [])
  const parts = isRow
    ? fields.map((field) => valueText(words, difference, row, field))
    : labels.map((label, index) => (index === 0 ? label : lowerFirst(label)))
  const title = list === undefined ? undefined : words.get(list)?.label
  return [title, parts.join(', ')].filter(Boolean).join(': ')
}

/**
 * Text of one version (opened, latest or typed) of a field or list row whose versions differ. If the list row is absent from that version,
 * `version` is undefined.
 */
export function formDifferenceVersionText(
  words: FormFieldLabels,
  difference: FormMergeDifference,
  version: unknown,
): string {
  const { fields, isRow } = difference
  if (version === undefined) return 'нет'
  const others = isRow && isPlainObject(version) ? changedColumns(difference) : []
  if (others.length === 0) return fields.map((field) => valueText(words, difference, version, field)).join(', ')
  const isOnlyColumn = columnsOf(difference).length === 1
  const text = (field: string) => valueText(words, difference, version, field)
  const labelled = (field: string) => [wordsOf(words, difference, field)?.label, text(field)].filter(Boolean).join(': ')
  return others.map(isOnlyColumn ? text : labelled).join(', ')
}

function columnsOf({ fields, opened, latest, typed }: FormMergeDifference): string[] {
  const columns = [typed, latest, opened].flatMap((row) => (isPlainObject(row) ? Object.keys(row) : []))
  return [...new Set(columns)].filter((column) => !fields.includes(column))
}

function changedColumns(difference: FormMergeDifference): string[] {
  const versions = [difference.opened, difference.latest, difference.typed]
  const columns = columnsOf(difference)
  if (!versions.every(isPlainObject)) return columns
  return columns.filter((column) => versions.some((row) => !equalFormValues(row[column], versions[0]?.[column])))
}

function valueText(words: FormFieldLabels, difference: FormMergeDifference, row: unknown, field: string): string {
  const value = isPlainObject(row) ? row[field] : row
  const own = wordsOf(words, difference, field)
  const text = (one: unknown) => {
    const label = own?.options?.find((option) => option.value === one)?.label
    return bidiIsolated(
      label ?? (own?.options && typeof one === 'number' ? unknownOptionLabel(one) : withUnit(one, own?.unit)),
    )
  }
  if (isOutline(value)) return outlineText(value)
  if (!Array.isArray(value)) return text(value)
  if (!value.some(isPlainObject)) return value.map(text).join('; ') || '—'
  return listText(words, difference, value, field)
}

/**
 * Lists the rows of one version, one per line. Rows that all versions contain are left out, because they would hide the difference in a
 * long list. If the versions differ in the order of rows, all rows are listed.
 */
function listText(
  words: FormFieldLabels,
  difference: FormMergeDifference,
  rows: readonly unknown[],
  list: string,
): string {
  const versions = [difference.opened, difference.latest, difference.typed].map((version) => {
    const other = isPlainObject(version) ? version[list] : undefined
    return Array.isArray(other) ? (other as unknown[]) : []
  })
  const count = (of: readonly unknown[], row: unknown) => of.filter((other) => equalFormValues(other, row)).length
  const isShared = (of: readonly unknown[]) => (row: unknown, index: number) =>
    versions.every((other) => count(other, row) > count(of.slice(0, index), row))
  const differing = rows.filter((row, index) => !isShared(rows)(row, index))
  const [shared, ...others] = versions.map((version) => version.filter(isShared(version)))
  const isReordered = others.some((other) => !equalFormValues(other, shared))
  const hasSameRows = differing.length === 0 && versions.every(({ length }) => length === rows.length)
  const own = isReordered || hasSameRows ? rows : differing
  const inList = { ...difference, list, index: -1 }
  const cell = (row: object, column: string) => {
    const text = valueText(words, inList, row, column)
    const isBareNumber = typeof Reflect.get(row, column) === 'number' && !wordsOf(words, inList, column)?.options
    return isBareNumber ? `${wordsOf(words, inList, column)?.label ?? ''} ${text}`.trim() : text
  }
  const lines = own.map((row) =>
    isPlainObject(row)
      ? Object.keys(row)
          .map((column) => cell(row, column))
          .join(', ')
      : plainText(row),
  )
  const rest = own.length === 0 ? 'Без отличающихся строк' : 'Остальное одинаково'
  return [...lines, ...(own.length < rows.length ? [rest] : [])].join('\n') || '—'
}

export function formDifferenceOutlines({
  fields: [field = ''],
  opened,
  latest,
  typed,
}: FormMergeDifference): ZoneOutline[] {
  const values = [opened, latest, typed].map((version) => (isPlainObject(version) ? version[field] : undefined))
  return values.every(isOutline) ? values : []
}

const isOutline = (value: unknown): value is ZoneOutline => Array.isArray(value) && Array.isArray(value[0])

function outlineText(outline: ZoneOutline): string {
  const area = outlineArea(outline)
  const corners = countWithNoun(outlineCorners(outline).length, 'угол', 'угла', 'углов')
  return area === undefined ? corners : `${corners}, ${formatArea(area)}`
}

/**
 * Label and options of a form field. The options of a field in a list are collected from all rows, because each row omits options that
 * other rows have chosen. If the form has no row `index`, the label comes from the first row of the list.
 */
function wordsOf(
  words: FormFieldLabels,
  { list, index }: FormMergeDifference,
  field: string,
): FieldLabelInfo | undefined {
  if (list === undefined) return words.get(field)
  const rows = [...words].flatMap(([name, row]) =>
    name.startsWith(`${list}[`) && name.endsWith(`].${field}`) ? [row] : [],
  )
  const own = words.get(`${list}[${index}].${field}`) ?? rows[0]
  return own && { ...own, options: own.options && rows.flatMap(({ options = [] }) => options) }
}

const withUnit = (value: unknown, unit: string | undefined): string =>
  typeof value === 'number' && unit ? `${groupDigits(value)}${NBSP}${unit}` : plainText(value)

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

export const enteredValuesText = (words: FormFieldLabels, typed: object): string =>
  Object.keys(typed)
    .filter((field) => words.has(field))
    .map((field) => {
      const versions = { opened: typed, latest: typed, typed }
      const difference = { ...versions, name: field, fields: [field], index: -1 }
      return `${words.get(field)?.label}: ${valueText(words, difference, typed, field)}`
    })
    .join('\n')
