import { getIn } from 'final-form'
import type { Option } from '../../domain/labels'
import type { FieldName } from './fieldNames'
import { useFormValue } from './useFieldValue'

/**
 * Options of a select in a list of rows, without the options that other rows have chosen (reference-data, section 4: one settings row per
 * city, one branch row per zone).
 */
export function useFreeOptions<Row extends object, V extends string | number | boolean>(
  rows: FieldName<Row[]>,
  index: number,
  key: keyof Row & string,
  options: readonly Option<V>[],
): Option<V>[] {
  const taken = useFormValue((values) => {
    const all = (getIn(values, rows) ?? []) as (Row | undefined)[]
    return all.filter((_, other) => other !== index).map((row) => row?.[key] as unknown)
  })
  return options.filter(({ value }) => !taken.includes(value))
}
