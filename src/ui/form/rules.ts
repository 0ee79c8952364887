import { getIn } from 'final-form'
import { isPhone } from '../../domain/phones'
import { plural } from '../../domain/text'
import { isEmpty } from '../../lib/address'
import type { FieldName } from './fieldNames'
import { sameValues } from './values'

/**
 * Validation rule of a form field (reference-data and operations, section 5). It returns an error message or undefined and has no side
 * effects. `values()` returns all form values. `name` is the field's name, from which a rule of a field in a list can find its row. All
 * rules except {@link required} accept an empty value.
 */
export type Rule<V = unknown> = (value: V | null | undefined, values: () => object, name: string) => string | undefined

export const REQUIRED = 'Поле обязательное'
const WRONG_FORMAT = 'Неверный формат'

/** A value is missing if it is undefined, null, blank text or an empty list. Zero and false are values. */
export const required: Rule = (value) => (isEmpty(value) ? REQUIRED : undefined)

export function all<V>(...rules: Rule<V>[]): Rule<V> {
  return (value, values, name) => {
    for (const rule of rules) {
      const message = rule(value, values, name)
      if (message !== undefined) return message
    }
    return undefined
  }
}

export function when<Values extends object, V>(test: (values: Partial<Values>) => boolean, rule: Rule<V>): Rule<V> {
  return (value, values, name) => (test(values() as Partial<Values>) ? rule(value, values, name) : undefined)
}

export function whenRow<Row extends object, V>(test: (row: Partial<Row>) => boolean, rule: Rule<V>): Rule<V> {
  return (value, values, name) => {
    const row: unknown = getIn(values(), name.slice(0, name.lastIndexOf('.')))
    return test((row ?? {}) as Partial<Row>) ? rule(value, values, name) : undefined
  }
}

const EMAIL = /^(?!.*\.\.)[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** An e-mail address has one `@`, a dot in the domain and no spaces, commas or semicolons (contract, «an e-mail»). */
export const email: Rule<string> = given((value) => (EMAIL.test(value.trim()) ? '' : WRONG_FORMAT))

export const phone: Rule<string> = given((value) => (isPhone(value) ? '' : WRONG_FORMAT))

export const tooShort = (length: number): string =>
  `Поле должно содержать не менее ${length} ${plural(length, 'символа', 'символов', 'символов')}`

export const minLength = (length: number): Rule<string> =>
  given((value) => (value.length < length ? tooShort(length) : ''))

export const min = (limit: number, message = `Значение должно быть не меньше ${limit}`): Rule<number> =>
  given((value) => (value < limit ? message : ''))

export const max = (limit: number, message = `Значение должно быть не больше ${limit}`): Rule<number> =>
  given((value) => (value > limit ? message : ''))

export const sameAs =
  <V>(other: FieldName<V>): Rule<V> =>
  (value, values) =>
    sameValues(value, getIn(values(), other)) ? undefined : 'Не совпадают поля'

/** Builds a rule that calls `check` only for non-empty values. An empty message from `check` means that the value is valid. */
export function given<V>(check: (value: V) => string): Rule<V> {
  return (value) => (isEmpty(value) ? undefined : check(value as V) || undefined)
}
