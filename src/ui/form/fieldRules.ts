import { getIn } from 'final-form'
import { isPhone } from '../../domain/phones'
import { pluralForm } from '../../domain/textFormatting'
import { isEmptyValue } from '../../lib/listQuery'
import type { FieldName } from './fieldNames'
import { equalFormValues } from './formValues'

/**
 * Validation rule of a form field (reference-data and operations, section 5). It returns an error message or undefined and has no side
 * effects. `values()` returns all form values. `name` is the field's name, from which a rule of a field in a list can find its row. All
 * rules except {@link requiredRule} accept an empty value.
 */
export type FieldRule<V = unknown> = (
  value: V | null | undefined,
  values: () => object,
  name: string,
) => string | undefined

export const REQUIRED_MESSAGE = 'Поле обязательное'
const WRONG_FORMAT = 'Неверный формат'

export const requiredRule: FieldRule = (value) => (isEmptyValue(value) ? REQUIRED_MESSAGE : undefined)

export function combineFieldRules<V>(...rules: FieldRule<V>[]): FieldRule<V> {
  return (value, values, name) => {
    for (const rule of rules) {
      const message = rule(value, values, name)
      if (message !== undefined) return message
    }
    return undefined
  }
}

export function fieldRuleWhen<Values extends object, V>(
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
export const emailFormatRule: FieldRule<string> = ruleIfFilled((value) =>
  EMAIL.test(value.trim()) ? '' : WRONG_FORMAT,
)

export const phoneFormatRule: FieldRule<string> = ruleIfFilled((value) => (isPhone(value) ? '' : WRONG_FORMAT))

export const tooShortMessage = (length: number): string =>
  `Поле должно содержать не менее ${length} ${pluralForm(length, 'символа', 'символов', 'символов')}`

export const minLengthRule = (length: number): FieldRule<string> =>
  ruleIfFilled((value) => (value.length < length ? tooShortMessage(length) : ''))

export const minValueRule = (limit: number, message = `Значение должно быть не меньше ${limit}`): FieldRule<number> =>
  ruleIfFilled((value) => (value < limit ? message : ''))

export const maxValueRule = (limit: number): FieldRule<number> =>
  ruleIfFilled((value) => (value > limit ? `Значение должно быть не больше ${limit}` : ''))

export const equalsFieldRule =
  <V>(other: FieldName<V>): FieldRule<V> =>
  (value, values) =>
    equalFormValues(value, getIn(values(), other)) ? undefined : 'Не совпадают поля'

/** Builds a rule that calls `check` only for non-empty values. An empty message from `check` means that the value is valid. */
export function ruleIfFilled<V>(check: (value: V) => string): FieldRule<V> {
  return (value) => (isEmptyValue(value) ? undefined : check(value as V) || undefined)
}
