import { getIn } from 'final-form'
import { isPhone } from '../../domain/phones'
import { plural } from '../../domain/text'
import { isEmptyValue } from '../../lib/listQuery'
import type { FieldName } from './fieldNames'
import { sameValues } from './formValues'

/**
 * Validation rule of a form field (reference-data and operations, section 5). It returns an error message or undefined and has no side
 * effects. `values()` returns all form values. `name` is the field's name, from which a rule of a field in a list can find its row. All
 * rules except {@link required} accept an empty value.
 */
export type FieldRule<V = unknown> = (
  value: V | null | undefined,
  values: () => object,
  name: string,
) => string | undefined

export const REQUIRED_MESSAGE = 'Поле обязательное'
const WRONG_FORMAT = 'Неверный формат'

/** A value is missing if it is undefined, null, blank text or an empty list. Zero and false are values. */
export const required: FieldRule = (value) => (isEmptyValue(value) ? REQUIRED_MESSAGE : undefined)

export function combineRules<V>(...rules: FieldRule<V>[]): FieldRule<V> {
  return (value, values, name) => {
    for (const rule of rules) {
      const message = rule(value, values, name)
      if (message !== undefined) return message
    }
    return undefined
  }
}

export function ruleWhen<Values extends object, V>(
  test: (values: Partial<Values>) => boolean,
  rule: FieldRule<V>,
): FieldRule<V> {
  return (value, values, name) => (test(values() as Partial<Values>) ? rule(value, values, name) : undefined)
}

export function ruleWhenRow<Row extends object, V>(
  test: (row: Partial<Row>) => boolean,
  rule: FieldRule<V>,
): FieldRule<V> {
  return (value, values, name) => {
    const row: unknown = getIn(values(), name.slice(0, name.lastIndexOf('.')))
    return test((row ?? {}) as Partial<Row>) ? rule(value, values, name) : undefined
  }
}

const EMAIL = /^(?!.*\.\.)[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** An e-mail address has one `@`, a dot in the domain and no spaces, commas or semicolons (contract, «an e-mail»). */
export const emailFormat: FieldRule<string> = ifFilled((value) => (EMAIL.test(value.trim()) ? '' : WRONG_FORMAT))

export const phoneFormat: FieldRule<string> = ifFilled((value) => (isPhone(value) ? '' : WRONG_FORMAT))

export const tooShortMessage = (length: number): string =>
  `Поле должно содержать не менее ${length} ${plural(length, 'символа', 'символов', 'символов')}`

export const minLength = (length: number): FieldRule<string> =>
  ifFilled((value) => (value.length < length ? tooShortMessage(length) : ''))

export const minValue = (limit: number, message = `Значение должно быть не меньше ${limit}`): FieldRule<number> =>
  ifFilled((value) => (value < limit ? message : ''))

export const maxValue = (limit: number): FieldRule<number> =>
  ifFilled((value) => (value > limit ? `Значение должно быть не больше ${limit}` : ''))

export const equalsField =
  <V>(other: FieldName<V>): FieldRule<V> =>
  (value, values) =>
    sameValues(value, getIn(values(), other)) ? undefined : 'Не совпадают поля'

/** Builds a rule that calls `check` only for non-empty values. An empty message from `check` means that the value is valid. */
export function ifFilled<V>(check: (value: V) => string): FieldRule<V> {
  return (value) => (isEmptyValue(value) ? undefined : check(value as V) || undefined)
}
