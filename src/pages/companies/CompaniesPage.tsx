import { PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { deleteCompany } from '../../api/companies'
import { useAccess } from '../../session/useAccess'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../ui/form/useDialogAddress'
import { LinkButton } from '../../ui/LinkButton'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { CompanyFilter } from './CompanyFilter'
import { companyColumns } from './columns'
import { companiesStore } from './companiesStore'
import { COMPANY_DIALOGS, COMPANY_LIST } from './companyList'

/** The list of partner companies: filters, sorting, paging, delete, ways to add, edit and view (reference-data, 2.8). */
export default function CompaniesPage() {
  const can = useAccess()
  const mayView = can({ some: ['company_contact_view', 'company_branch_view'] })
  const mayEdit = can('company_update')
  const mayDelete = can('company_delete')
  const list = useListPage(companiesStore, COMPANY_LIST)
  const { dialog, isOpen, key, show, close, finishOn } = useDialogAddress(COMPANY_DIALOGS, () => mayDelete)
  const columns = useMemo(() => {
    const onDelete = mayDelete ? (id: number) => show('delete', id) : undefined
    return companyColumns({ mayView, mayEdit, onDelete })
  }, [mayView, mayEdit, mayDelete, show])
  const mayAdd = can('company_create')

  return (
    <>
      <PageHeader
        title="Контрагенты"
        extra={
          mayAdd && (
            <LinkButton type="primary" icon={<PlusOutlined />} to="/companies/add">
              Добавить контрагента
            </LinkButton>
          )
        }
      />
      <CompanyFilter list={list} />
      <DataTable
        name="companies"
        columns={columns}
        list={list}
        empty={
          <EmptyState
            title="Список контрагентов пуст"
            hint={mayAdd ? 'Измените фильтр или добавьте нового контрагента' : 'Измените фильтр'}
          />
        }
      />
      {dialog && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить контрагента?"
          action={() => deleteCompany(dialog.entry)}
          onDone={() => {
            toast.success('Контрагент удалён')
            finishOn(list, { page: 1 })
          }}
          onClose={close}
        >
          {companyToDelete(list.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

/** The dialog may have come as a link, without its company in the list. */
function companyToDelete(rows: readonly { id: number; name: string }[], id: number): string {
  const company = rows.find((row) => row.id === id)
  return company ? `Контрагент «${company.name}» будет удалён.` : `Контрагент № ${id} будет удалён.`
}
