import { useMemo } from 'react'
import { deleteBranch } from '../../../api/branches'
import type { Company } from '../../../api/companies'
import { paths } from '../../../kit/address/paths'
import { Directory } from '../../../kit/directory/Directory'
import { useDirectory } from '../../../kit/directory/useDirectory'
import { LinkButton } from '../../../kit/LinkButton'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { useCityOptions } from '../../../session/cityOptions'
import { useAccess } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { BranchFilterFields, branchColumns, branchListDefinition } from './branchListDefinition'

export function BranchesTab({ company }: { company: Company }) {
  const { id, name, points } = company
  const mayEdit = useAccess()('company_branch_update')
  const cities = useCityOptions()
  const columns = useMemo(() => {
    const editTo = (branch: { id: number }) => paths.company(id).branch(branch.id).edit
    return branchColumns({ cities, points }, mayEdit ? editTo : undefined)
  }, [id, points, cities, mayEdit])
  const page = useDirectory(branchListDefinition, columns, id)
  return (
    <Directory
      page={page}
      add={{ label: 'Добавить филиал', to: paths.company(id).addBranch, access: 'company_branch_create' }}
      filter={(values, form) => <BranchFilterFields cities={cities} points={points} values={values} form={form} />}
      remove={{
        // The specification requires a title about a company («контрагент»), although the dialog deletes a branch.
        title: 'Удалить контрагента?',
        text: (name) => `Филиал ${name} будет удалён.`,
        action: deleteBranch,
        done: 'Филиал удалён',
      }}
      exportName={`Филиалы ${name}`}
      empty={points.length + getUnreadableCount(points) === 0 ? <NoPoints /> : 'Список филиалов пуст'}
    />
  )
}

function NoPoints() {
  const mayOpen = useAccess()('point_view')
  return (
    <EmptyState
      title="Список отправных точек пуст"
      hint="Добавьте отправные точки"
      action={mayOpen && <LinkButton to={paths.points}>Отправные точки</LinkButton>}
    />
  )
}
