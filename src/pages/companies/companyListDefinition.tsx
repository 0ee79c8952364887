import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { COMPANY_FILTERS, type Company, searchCompanies } from '../../api/companies'
import { COMPANY_STATUS_OPTIONS, companyStatusLabel } from '../../domain/companies'
import { bidiIsolated } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { actionsColumn, dateColumn, idColumn, textColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import type { Column } from '../../kit/list/columns'
import { numberStruct, oneOf } from '../../lib/structs'
import { DateField } from '../../ui/form/DateField'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { toolButtonProps } from '../../ui/toolButton'
import { CompanyStatusTag } from './CompanyStatusTag'

export const companyListDefinition = defineList({
  name: 'companies',
  search: searchCompanies,
  filters: { ...COMPANY_FILTERS, status: oneOf(numberStruct(), COMPANY_STATUS_OPTIONS) },
  dialogs: { details: ['company_view', numberStruct()], delete: ['company_delete', numberStruct()] },
  afterChange: 'firstPage',
  entryTo: [{ some: ['company_contact_view', 'company_branch_view'] }, (id) => paths.company(id).view],
})

const SORTABLE = { isSortable: true }

export const companyColumns =
  (mayView: boolean, mayEdit: boolean) =>
  (page: DirectoryDialogOpener<Company, typeof companyListDefinition.dialogs>): (Column<Company> | null)[] => [
    idColumn(SORTABLE),
    textColumn('name', 'Название', 190, SORTABLE),
    textColumn('legalName', 'Юридическое название', 200, SORTABLE),
    textColumn('contract', 'Номер договора', 146, SORTABLE),
    dateColumn('contractDate', 'Дата договора', 140, SORTABLE),
    {
      key: 'status',
      title: 'Статус',
      width: 106,
      ...SORTABLE,
      render: ({ status }) => <CompanyStatusTag status={status} />,
      sheet: { kind: 'text', value: ({ status }) => (status === undefined ? undefined : companyStatusLabel(status)) },
    },
    actionsColumn(page, {
      width: 150,
      viewTo: mayView ? ({ id }) => paths.company(id).view : undefined,
      editTo: mayEdit ? ({ id }) => paths.company(id).edit : undefined,
      more: (company) => <DetailsButton company={company} onClick={() => page.show('details', company.id)} />,
    }),
  ]

function DetailsButton({ company, onClick }: { company: Company; onClick: () => void }) {
  return (
    <Button
      {...toolButtonProps(`Реквизиты: ${bidiIsolated(company.name)}`, 'Реквизиты')}
      icon={<FileTextOutlined />}
      onClick={onClick}
    />
  )
}

const field = filterFieldNames(companyListDefinition)

export const COMPANY_FILTER_INPUTS = (
  <>
    <NumberField name={field('id')} label="ID" />
    <TextField name={field('name')} label="Название" />
    <TextField name={field('legalName')} label="Юридическое название" />
    <TextField name={field('contract')} label="Номер договора" />
    <DateField name={field('contractDateStart')} label="Дата договора с" notAfter={field('contractDateFinish')} />
    <DateField name={field('contractDateFinish')} label="Дата договора по" notBefore={field('contractDateStart')} />
    <SelectField name={field('status')} label="Статус" options={COMPANY_STATUS_OPTIONS} />
  </>
)
