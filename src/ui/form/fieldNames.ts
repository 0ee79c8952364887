declare const VALUE: unique symbol

/** The name of a form field whose value is a `V`. Only {@link fieldNames} makes one, so a typo or a wrong type is no name. */
export type FieldName<V> = string & { readonly [VALUE]: (value: V) => V }

/** Gives the typed names of a form's fields by key. */
export type FieldsOf<T> = <K extends keyof T & string>(key: K) => FieldName<NonNullable<T[K]>>

/**
 * The field names of a form with the values `T`: `const field = fieldNames<CityForm>()`, then `name={field('timezone')}`.
 * Keep it outside the component.
 */
export const fieldNames = <T>(): FieldsOf<T> => namesUnder('')

/** The field names of one row of an array field: `settings[0].percent`. */
export const rowFields = <Row>(rows: FieldName<Row[]>, index: number): FieldsOf<Row> => namesUnder(`${rows}[${index}].`)

function namesUnder<T>(prefix: string): FieldsOf<T> {
  return (key) => `${prefix}${key}` as FieldName<NonNullable<T[typeof key]>>
}
