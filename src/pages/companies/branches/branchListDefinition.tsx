import type { FormApi } from 'final-form'
import { BRANCH_FILTERS, type Branch, type BranchFilters, searchBranches } from '../../../api/branches'
import type { CompanyPoint } from '../../../api/companies'
import { BRANCH_STATUS_OPTIONS } from '../../../domain/companies'
import type { Option } from '../../../domain/labeledOptions'
import { paths } from '../../../kit/address/paths'
import { actionsColumn, computedTextColumn, enabledColumn, textColumn } from '../../../kit/directory/columns'
import { defineList } from '../../../kit/directory/defineList'
import { filterFieldNames } from '../../../kit/directory/filterFieldNames'
import type { DirectoryDialogOpener } from '../../../kit/directory/useDirectoryBase'
import type { Column } from '../../../kit/list/columns'
import type { ListQuery } from '../../../lib/listQuery'
import { numberStruct } from '../../../lib/structs'
import { copyUnreadableCount } from '../../../lib/unreadableRowCount'
import { optionLabel } from '../../../session/cityOptions'
import { PhoneLink } from '../../../ui/contactLinks'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'

/** Specification: reference-data, section 2.9. */
export const branchListDefinition = defineList({
  name: 'branches',
  search: (query: ListQuery<BranchFilters>, signal: AbortSignal, companyId: number) =>
    searchBranches(companyId, query, signal),
  filters: BRANCH_FILTERS,
  dialogs: { delete: ['company_branch_delete', numberStruct()] },
  view: 'company_branch_view',
  cityKeys: ['pointId'],
  rowName: ({ address = '' }) => address,
  entryTo: ['company_branch_update', (id, companyId) => paths.company(companyId).branch(id).edit],
})

type BranchOptions = { cities: readonly Option<number>[]; points: readonly CompanyPoint[] }

const SORTABLE = { isSortable: true }

export const branchColumns =
  ({ cities, points }: BranchOptions, editTo: ((branch: Branch) => string) | undefined) =>
  (page: DirectoryDialogOpener<Branch, typeof branchListDefinition.dialogs>): (Column<Branch> | null)[] => [
    computedTextColumn('cityId', 'Город', 150, ({ cityId }) => optionLabel(cities, cityId), SORTABLE),
    computedTextColumn(
      'pointId',
      'Отправная точка',
      180,
      ({ pointId }) => optionLabel(pointOptions(points), pointId),
      SORTABLE,
    ),
    textColumn('address', 'Адрес', 270, SORTABLE),
    {
      ...textColumn<Branch>('phone', 'Телефон', 170),
      render: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : '—'),
    },
    enabledColumn(130, SORTABLE),
    actionsColumn(page, { editTo }),
  ]

const field = filterFieldNames(branchListDefinition)

type BranchFilterFieldsProps = BranchOptions & { values: Partial<BranchFilters>; form: FormApi<Partial<BranchFilters>> }

export function BranchFilterFields({ cities, points, values: { cityId }, form }: BranchFilterFieldsProps) {
  return (
    <>
      <SelectField
        name={field('cityId')}
        label="Город"
        options={cities}
        onChange={() => form.change('pointId', undefined)}
      />
      <SelectField
        name={field('pointId')}
        label="Отправная точка"
        options={copyUnreadableCount(points, pointOptions(points.filter((point) => isInCity(point, cityId))))}
      />
      <TextField name={field('address')} label="Адрес" />
      <SelectField name={field('status')} label="Статус" options={BRANCH_STATUS_OPTIONS} />
    </>
  )
}

/** A point whose city the server did not send is offered in every city. */
const isInCity = (point: CompanyPoint, cityId: number | undefined): boolean =>
  !cityId || point.cityId === undefined || point.cityId === cityId

const pointOptions = (points: readonly CompanyPoint[]): Option<number>[] =>
  points.map(({ id, name }) => ({ value: id, label: name }))
