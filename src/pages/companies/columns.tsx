import type { Company } from '../../api/companies'
import { formatDate } from '../../lib/dates'
import { RowActions } from '../../ui/form/RowActions'
import { IdText } from '../../ui/IdText'
import type { Column } from '../../ui/list/columns'
import { CompanyStatusTag } from './CompanyStatusTag'

/** What the user may do with a row. */
export type CompanyActions = { mayView: boolean; mayEdit: boolean; onDelete: ((id: number) => void) | undefined }

/** Columns of the list of companies (reference-data, section 2.8). */
export const companyColumns = ({ mayView, mayEdit, onDelete }: CompanyActions): readonly Column<Company>[] => [
  { key: 'id', title: 'ID', width: 80, isSortable: true, render: ({ id }) => <IdText id={id} /> },
  { key: 'name', title: 'Название', width: 220, isSortable: true, render: ({ name }) => name },
  {
    key: 'legalName',
    title: 'Юридическое название',
    width: 240,
    isSortable: true,
    render: ({ legalName }) => legalName || '—',
  },
  { key: 'contract', title: 'Номер договора', width: 150, isSortable: true, render: ({ contract }) => contract || '—' },
  {
    key: 'contractDate',
    title: 'Дата договора',
    width: 140,
    isSortable: true,
    render: ({ contractDate }) => (contractDate ? formatDate(contractDate) : '—'),
  },
  {
    key: 'status',
    title: 'Статус',
    width: 170,
    isSortable: true,
    render: ({ status }) => <CompanyStatusTag status={status} />,
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 130,
    align: 'right',
    fixed: 'right',
    render: ({ id, name }) => (
      <RowActions
        name={name}
        viewTo={mayView ? `/companies/${id}` : undefined}
        editTo={mayEdit ? `/companies/edit/${id}` : undefined}
        onDelete={onDelete && (() => onDelete(id))}
      />
    ),
  },
]
