import { useMemo, useState } from 'react'
import { deleteBranch } from '../../../api/branches'
import type { Company } from '../../../api/companies'
import { useCityOptions } from '../../../session/allowedCities'
import { useAccess } from '../../../session/useAccess'
import { EmptyState } from '../../../ui/EmptyState'
import { DeleteDialog } from '../../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../../ui/form/useDialogAddress'
import { LinkButton } from '../../../ui/LinkButton'
import { DataTable } from '../../../ui/list/DataTable'
import { useListPage } from '../../../ui/list/useListPage'
import { toast } from '../../../ui/toasts'
import { BranchFilter } from './BranchFilter'
import { branchColumns } from './branchColumns'
import { BRANCH_DIALOGS, BRANCH_LIST, branchesStoreOf } from './branchList'

/** The list of a company's branches: filters, sorting, paging, edit, delete (reference-data, section 2.9). */
export function Branches({ company }: { company: Company }) {
  const can = useAccess()
  const mayEdit = can('company_branch_update')
  const mayDelete = can('company_branch_delete')
  const cities = useCityOptions()
  const [store] = useState(() => branchesStoreOf(company.id))
  const list = useListPage(store, BRANCH_LIST)
  const { dialog, isOpen, key, show, close, finishOn } = useDialogAddress(BRANCH_DIALOGS, () => mayDelete)
  const columns = useMemo(() => {
    const points = company.points.map(({ id, name }) => ({ value: id, label: name }))
    const onDelete = mayDelete ? (id: number) => show('delete', id) : undefined
    return branchColumns({ cities, points, companyId: company.id, mayEdit, onDelete })
  }, [company, cities, mayEdit, mayDelete, show])

  return (
    <>
      <BranchFilter list={list} points={company.points} />
      <DataTable
        name="branches"
        columns={columns}
        list={list}
        empty={company.points.length === 0 ? <NoPoints /> : <EmptyState title="Список филиалов пуст" />}
      />
      {dialog && (
        <DeleteDialog
          key={key}
          open={isOpen}
          // The specification gives the deletion of a branch the title of a company's.
          title="Удалить контрагента?"
          action={() => deleteBranch(dialog.entry)}
          onDone={() => {
            toast.success('Филиал удалён')
            finishOn(list)
          }}
          onClose={close}
        >
          {branchToDelete(list.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

/** Without dispatch points there can be no branch. */
function NoPoints() {
  const mayOpen = useAccess()('point_view')
  return (
    <EmptyState
      title="Список отправных точек пуст"
      hint="Добавьте отправные точки"
      action={mayOpen && <LinkButton to="/points">Отправные точки</LinkButton>}
    />
  )
}

/** The dialog may have come as a link, without its branch in the list. */
function branchToDelete(rows: readonly { id: number; address?: string | undefined }[], id: number): string {
  const address = rows.find((row) => row.id === id)?.address
  return address ? `Филиал «${address}» будет удалён.` : `Филиал № ${id} будет удалён.`
}
