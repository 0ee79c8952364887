import { type FieldsOf, fieldNames } from '../../ui/form/fieldNames'
import type { DialogRules, ListDefinition } from './defineList'

export function filterFields<Row, F, D extends DialogRules, Of>(_list: ListDefinition<Row, F, D, Of>): FieldsOf<F> {
  return fieldNames<F>()
}
