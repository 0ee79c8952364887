declare const VALUE: unique symbol

/**
 * Name of a field with a value of type `V`. Only {@link fieldNames} creates it, so that typos and wrong types do not
 * compile.
 */
export type FieldName<V> = string & { readonly [VALUE]: (value: V) => V }

export type FieldsOf<T> = <K extends keyof T & string>(key: K) => FieldName<NonNullable<T[K]>>

/** `const field = fieldNames<CityForm>()`, then `name={field('timezone')}`. Call it outside the component. */
export const fieldNames = <T>(): FieldsOf<T> => namesUnder('')

export const rowFields = <Row>(rows: FieldName<Row[]>, index: number): FieldsOf<Row> => namesUnder(`${rows}[${index}].`)

function namesUnder<T>(prefix: string): FieldsOf<T> {
  return (key) => `${prefix}${key}` as FieldName<NonNullable<T[typeof key]>>
}
