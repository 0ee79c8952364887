import { getIn } from 'final-form'
import type { Option } from '../../domain/labeledOptions'
import { copyUnreadableCount } from '../../lib/unreadableRowCount'
import type { FieldName } from './fieldNames'
import type { FieldRule } from './fieldRules'
import { useFormValue } from './useFieldValue'

/**
 * Options of a select in a list of rows, without those that other rows have chosen (reference-data, section 4). If existing data contains a
 * duplicate, its option is kept to show its name, and {@link uniqueInRowsRule} reports an error.
 */
export function useOptionsUnusedInRows<Row extends object, V extends string | number | boolean>(
  rows: FieldName<Row[]>,
  index: number,
  key: keyof Row & string,
  options: readonly Option<V>[],
): Option<V>[] {
  const taken = useFormValue((values) => {
    const all = (getIn(values, rows) ?? []) as (Row | undefined)[]
    return { own: all[index]?.[key] as unknown, others: othersOf(all, index, key) }
  })
  return copyUnreadableCount(
    options,
    options.filter(({ value }) => value === taken.own || !taken.others.includes(value)),
  )
}

const othersOf = <Row extends object>(all: readonly (Row | undefined)[], index: number, key: keyof Row): unknown[] =>
  all.filter((_, other) => other !== index).map((row) => row?.[key])

export const uniqueInRowsRule =
  <Row extends object>(rows: FieldName<Row[]>, key: keyof Row & string, message: string): FieldRule<number> =>
  (value, values, name) => {
    const all = (getIn(values(), rows) ?? []) as (Row | undefined)[]
    const index = Number(name.slice(rows.length).match(/\d+/)?.[0])
    return value !== undefined && value !== null && othersOf(all, index, key).includes(value) ? message : undefined
  }
