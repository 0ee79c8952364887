declare const VALUE: unique symbol

/**
 * Name of a form field whose value has the type `V`. Only {@link fieldNames} creates such names, so a misspelt name or a wrong value type
 * is a compile error.
 */
export type FieldName<V> = string & { readonly [VALUE]: (value: V) => V }

export type FieldNamesOf<T> = <K extends keyof T & string>(key: K) => FieldName<NonNullable<T[K]>>

/** Typed field names of a form: `const field = fieldNames<CityForm>()`, then `name={field('timezone')}`. Call it outside the component. */
export const fieldNames = <T>(): FieldNamesOf<T> => namesUnder('')

export const rowFieldNames = <Row>(rows: FieldName<Row[]>, index: number): FieldNamesOf<Row> =>
  namesUnder(`${rows}[${index}].`)

function namesUnder<T>(prefix: string): FieldNamesOf<T> {
  return (key) => `${prefix}${key}` as FieldName<NonNullable<T[typeof key]>>
}
