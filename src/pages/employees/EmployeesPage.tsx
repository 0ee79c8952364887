import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useAccess, useUser } from '../../session/useAccess'
import { EmptyState } from '../../ui/EmptyState'
import { useDialogAddress } from '../../ui/form/useDialogAddress'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { employeeColumns } from './columns'
import { EmployeeDialogs } from './EmployeeDialogs'
import { EmployeeFilter } from './EmployeeFilter'
import { EMPLOYEE_DIALOGS, EMPLOYEE_LIST, EMPLOYEE_PERMISSIONS } from './employeeList'
import { employeesStore, useRoleOptions } from './employeesStore'

/** Couriers, partners and the office: find, add, edit, block, delete (reference-data, section 2.10). */
export function EmployeesPage() {
  const can = useAccess()
  const list = useListPage(employeesStore, EMPLOYEE_LIST)
  const roles = useRoleOptions()
  const address = useDialogAddress(EMPLOYEE_DIALOGS, (form) => can(EMPLOYEE_PERMISSIONS[form]))
  const mayAdd = can(EMPLOYEE_PERMISSIONS.add)
  const columns = useColumns(roles.options, address.show)
  return (
    <>
      <PageHeader
        title="Сотрудники"
        extra={
          mayAdd && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => address.show('add')}>
              Добавить сотрудника
            </Button>
          )
        }
      />
      <EmployeeFilter list={list} roles={roles} />
      <DataTable
        name="employees"
        columns={columns}
        list={list}
        empty={
          <EmptyState
            title="Список сотрудников пуст"
            hint={mayAdd ? 'Измените фильтр или добавьте нового сотрудника' : 'Измените фильтр'}
          />
        }
      />
      <EmployeeDialogs address={address} rows={list.state.rows} roles={roles} onReload={list.reload} />
    </>
  )
}

type Show = ReturnType<typeof useDialogAddress<typeof EMPLOYEE_DIALOGS>>['show']

/** New only when something in them changes: a new list of columns renders every cell again. */
function useColumns(roles: readonly { value: string; label: string }[], show: Show) {
  const can = useAccess()
  const { allowedCities } = useUser()
  const [mayEdit, mayDelete, maySetPassword] = [
    can(EMPLOYEE_PERMISSIONS.edit),
    can(EMPLOYEE_PERMISSIONS.delete),
    can(EMPLOYEE_PERMISSIONS.password),
  ]
  return useMemo(() => {
    const roleLabels = new Map(roles.map(({ value, label }) => [value, label]))
    const cityNames = new Map(allowedCities.map(({ id, name }) => [id, name]))
    return employeeColumns({
      roleLabel: (role) => roleLabels.get(role) ?? role,
      cityName: (id) => cityNames.get(id) ?? `№ ${id}`,
      onPhoto: (id) => show('photo', id),
      actionsOf: (id) => ({
        onDocuments: () => show('documents', id),
        ...(mayEdit ? { onEdit: () => show('edit', id) } : {}),
        ...(mayDelete ? { onDelete: () => show('delete', id) } : {}),
        ...(maySetPassword ? { onPassword: () => show('password', id) } : {}),
      }),
    })
  }, [roles, allowedCities, show, mayEdit, mayDelete, maySetPassword])
}
