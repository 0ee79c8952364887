import { is, object, refine, Struct } from 'superstruct'

/**
 * A check of a payload's field that the mock server makes in addition to the struct in `src/api`. It returns true or
 * the error message.
 */
export type PayloadRule<T> = (value: T) => true | string

type Choice<U> = PayloadRule<string | number> & { readonly choices: readonly U[] }

type Rules<T> = { [K in keyof T]?: PayloadRule<NonNullable<T[K]>> }
type Required = { readonly isRequired: true }

type Chosen<V, R> = Given<R extends Choice<infer U> ? U | Extract<V, null> : V, R>
type Given<V, R> = R extends Required ? NonNullable<V> : V

/** The type of a valid payload in which each missing optional field has been set to null. */
type Settled<T, R> = {
  [K in keyof T]-?: Chosen<
    undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K],
    K extends keyof R ? R[K] : undefined
  >
}

const REQUIRED = 'Поле обязательное'

/** Adds rules to a struct. An optional field that is missing or blank becomes null, and its rule is not checked. */
export function withPayloadRules<T extends object, const R extends Rules<T>>(
  body: Struct<T, unknown>,
  rules: R,
): Struct<Settled<T, R>> {
  const fields = Object.entries(body.schema as Record<string, Struct<unknown>>)
  const named = rules as Record<string, PayloadRule<unknown> | undefined>
  const schema = fields.map(([name, struct]) => {
    if (named[name] && 'isRequired' in named[name]) return [name, refine(struct, name, requiredRule(named[name]))]
    const field = is(null, struct) || is(undefined, struct) ? blankAsNull(struct) : struct
    const rule = named[name]
    return [name, rule ? refine(field, name, (value) => value === null || rule(value)) : field]
  })
  return object(Object.fromEntries(schema)) as unknown as Struct<Settled<T, R>>
}

export const requiredPayloadRule = <R extends PayloadRule<never>>(rule: R): R & Required =>
  Object.assign((value: never) => rule(value), rule, { isRequired: true as const }) as R & Required

const requiredRule =
  (rule: PayloadRule<unknown>): PayloadRule<unknown> =>
  (value) =>
    value === undefined || value === null ? REQUIRED : rule(value)

export const notBlank: PayloadRule<string> = (value) => value.trim() !== '' || REQUIRED

export const eachRowPayloadRule =
  <R>(rules: Rules<R>, none?: string): PayloadRule<readonly R[]> =>
  (values) => {
    if (values.length === 0 && none) return none
    for (const row of values) {
      for (const name of Object.keys(rules) as (keyof R)[]) {
        const value = row[name]
        const problem = value === undefined || value === null ? true : (rules[name]?.(value) ?? true)
        if (problem !== true) return problem
      }
    }
    return true
  }

export const oneOf = <const U extends string | number>(...choices: readonly U[]): Choice<U> =>
  Object.assign((value: string | number) => choices.includes(value as U) || 'Значение не из списка', { choices })

export const integerAtLeast =
  (min: number): PayloadRule<number> =>
  (value) =>
    (Number.isInteger(value) && value >= min) || `Целое число не меньше ${min}`

export const decimalAtLeast =
  (min: number): PayloadRule<number> =>
  (value) =>
    (value >= min && Number(value.toFixed(2)) === value) || `Число не меньше ${min}, до двух знаков после запятой`

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)

export const emailRule: PayloadRule<string> = (value) => isEmail(value) || 'Неверный формат'

export const latitudePayloadRule: PayloadRule<number> = (value) => Math.abs(value) <= 90 || 'От −90 до 90'
export const longitudePayloadRule: PayloadRule<number> = (value) => Math.abs(value) <= 180 || 'От −180 до 180'

function blankAsNull(struct: Struct<unknown>): Struct<unknown> {
  const isBlank = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return new Struct({
    ...struct,
    coercer: (value, context) => (isBlank(value) ? null : struct.coercer(value, context)),
    validator: (value, context) => (value === null ? [] : struct.validator(value, context)),
    refiner: (value, context) => (value === null ? [] : struct.refiner(value, context)),
    *entries(value, context) {
      if (value !== null) yield* struct.entries(value, context)
    },
  })
}
