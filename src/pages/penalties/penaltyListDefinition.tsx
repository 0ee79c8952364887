import { PENALTY_TYPE_FILTERS, type PenaltyType, searchPenaltyTypes } from '../../api/penalties'
import { actionsColumn, idColumn, moneyColumn, textColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import type { Column } from '../../kit/list/columns'
import { numberStruct } from '../../lib/structs'
import { NumberField } from '../../ui/form/NumberField'
import { TextField } from '../../ui/form/TextField'

/** The server returns all penalty types on one page (operations, sections 2 and 7). */
export const penaltyListDefinition = defineList({
  name: 'penalties',
  search: searchPenaltyTypes,
  filters: PENALTY_TYPE_FILTERS,
  dialogs: {
    add: 'penalty_manage',
    edit: ['penalty_manage', numberStruct()],
    delete: ['penalty_manage', numberStruct()],
  },
})

const SORTABLE = { isSortable: true }

export const penaltyColumns = (
  page: DirectoryDialogOpener<PenaltyType, typeof penaltyListDefinition.dialogs>,
): (Column<PenaltyType> | null)[] => [
  idColumn(SORTABLE),
  textColumn('name', 'Название', 210, { ...SORTABLE, isMain: true }),
  textColumn('description', 'Описание', 380, SORTABLE),
  moneyColumn('price', 'Сумма', 120, { ...SORTABLE, isMain: true }),
  actionsColumn(page),
]

const field = filterFieldNames(penaltyListDefinition)

export const PENALTY_FILTER_INPUTS = (
  <>
    <NumberField name={field('id')} label="ID" />
    <TextField name={field('name')} label="Название" />
    <TextField name={field('description')} label="Описание" />
    <NumberField name={field('price')} label="Сумма" suffix="₸" />
  </>
)
