import { type FieldNamesOf, fieldNames } from '../../ui/form/fieldNames'
import type { DirectoryDialogRules, ListDefinition } from './defineList'

export function filterFieldNames<Row, F, D extends DirectoryDialogRules, Of>(
  _list: ListDefinition<Row, F, D, Of>,
): FieldNamesOf<F> {
  return fieldNames<F>()
}
