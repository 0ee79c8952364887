import { getIn } from 'final-form'
import { isPhone } from '../../domain/phones'
import { plural } from '../../domain/text'
import { isEmpty } from '../../lib/address'
import type { FieldName } from './fieldNames'
import { sameValues } from './values'

/**
 * A rule of a field (reference-data and operations, section 5): the message when the value is wrong, else undefined.
 * Rules are pure. `values()` are the whole form's, on demand; `name` is the field's, so that a rule of a row finds its row.
 * All rules but {@link required} let an empty value pass, so «optional, but if given then right» is the rule alone.
 */
export type Rule<V = unknown> = (value: V | null | undefined, values: () => object, name: string) => string | undefined

export const REQUIRED = 'Поле обязательное'
const WRONG_FORMAT = 'Неверный формат'

/** Empty are undefined, null, blank texts and empty lists; zero and false are values. */
export const required: Rule = (value) => (isEmpty(value) ? REQUIRED : undefined)

/** The first message of several rules. */
export function all<V>(...rules: Rule<V>[]): Rule<V> {
  return (value, values, name) => {
    for (const rule of rules) {
      const message = rule(value, values, name)
      if (message !== undefined) return message
    }
    return undefined
  }
}

/** The rule holds only while the form's values pass the test. */
export function when<Values extends object, V>(test: (values: Partial<Values>) => boolean, rule: Rule<V>): Rule<V> {
  return (value, values, name) => (test(values() as Partial<Values>) ? rule(value, values, name) : undefined)
}

/** The rule holds only while the field's own row passes the test; for fields of `FieldRows`. */
export function whenRow<Row extends object, V>(test: (row: Partial<Row>) => boolean, rule: Rule<V>): Rule<V> {
  return (value, values, name) => {
    const row: unknown = getIn(values(), name.slice(0, name.lastIndexOf('.')))
    return test((row ?? {}) as Partial<Row>) ? rule(value, values, name) : undefined
  }
}

const EMAIL = /^(?!.*\.\.)[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** One `@`, a dot in the domain, nothing that divides addresses (contract, «an e-mail»). */
export const email: Rule<string> = given((value) => (EMAIL.test(value.trim()) ? '' : WRONG_FORMAT))

/** 11 digits that begin with 7. */
export const phone: Rule<string> = given((value) => (isPhone(value) ? '' : WRONG_FORMAT))

/** The specification's words for a text that is too short, and for a delivery time below its minimum. */
export const tooShort = (length: number): string =>
  `Поле должно содержать не менее ${length} ${plural(length, 'символа', 'символов', 'символов')}`

export const minLength = (length: number): Rule<string> =>
  given((value) => (value.length < length ? tooShort(length) : ''))

export const min = (limit: number, message = `Значение должно быть не меньше ${limit}`): Rule<number> =>
  given((value) => (value < limit ? message : ''))

export const max = (limit: number, message = `Значение должно быть не больше ${limit}`): Rule<number> =>
  given((value) => (value > limit ? message : ''))

/** The value must equal that of another field: a repeated password. */
export const sameAs =
  <V>(other: FieldName<V>): Rule<V> =>
  (value, values) =>
    sameValues(value, getIn(values(), other)) ? undefined : 'Не совпадают поля'

/** A rule for values that are there; the check returns a message, or an empty text. */
export function given<V>(check: (value: V) => string): Rule<V> {
  return (value) => (isEmpty(value) ? undefined : check(value as V) || undefined)
}
