import { type FieldsOf, fieldNames } from '../../ui/form/fieldNames'
import type { DialogRules, ListDefinition } from './defineList'

/** Typed field names for the filter of a directory: `const field = filterFields(cities)`, then `name={field('timezone')}`. */
export function filterFields<Row, F, D extends DialogRules, Of>(_list: ListDefinition<Row, F, D, Of>): FieldsOf<F> {
  return fieldNames<F>()
}
