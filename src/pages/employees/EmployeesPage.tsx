import { useMemo } from 'react'
import { loadRoleOptions, type TextOption } from '../../api/dictionaries'
import { deleteEmployee, deleteEmployeePhoto, type Employee } from '../../api/employees'
import { EMPLOYEE_STATUS_OPTIONS, fullName } from '../../domain/employees'
import { bidiIsolated } from '../../domain/textFormatting'
import { Directory } from '../../kit/directory/Directory'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import { useDirectory } from '../../kit/directory/useDirectory'
import { DeleteDialog } from '../../kit/form/ConfirmDialog'
import { optionLabel, useCityOptions } from '../../session/cityOptions'
import { useAccess } from '../../session/sessionHooks'
import { DateField } from '../../ui/form/DateField'
import { phoneFormatRule } from '../../ui/form/fieldRules'
import { NumberField } from '../../ui/form/NumberField'
import { PhoneField } from '../../ui/form/PhoneField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { EmployeeDocumentsDialog } from './EmployeeDocumentsDialog'
import { EmployeeFinder } from './EmployeeFinder'
import { EmployeeForm, type EmployeeFormProps } from './EmployeeForm'
import { EmployeePasswordForm } from './EmployeePasswordForm'
import { EmployeePhotoDialog } from './EmployeePhotoDialog'
import { employeeDependents } from './employeeDependents'
import { employeeColumns, employeeListDefinition } from './employeeListDefinition'

export function EmployeesPage() {
  const roles = useLoadedValue(loadRoleOptions, [])
  const page = useDirectory(employeeListDefinition, useEmployeeColumns(roles.value))
  return (
    <Directory
      page={page}
      title="Сотрудники"
      add="Добавить сотрудника"
      extra={<EmployeeFinder list={page.list} />}
      filter={() => (
        <>
          <EmployeeFilter roles={roles} />
          <LoadFailureAlert of={roles} />
        </>
      )}
      form={(props) => <EmployeeForm {...props} roles={roles} />}
      saved={['Сотрудник добавлен', 'Сотрудник сохранён']}
      remove={{
        title: 'Удалить сотрудника?',
        text: (_name, id, row) => nameOrNumber(row, id),
        dependents: employeeDependents,
        action: deleteEmployee,
        done: 'Сотрудник удалён',
      }}
      own={{
        password: ({ row, done, ...dialog }) => (
          <EmployeePasswordForm {...dialog} name={nameOrNumber(row, dialog.id)} onSaved={done('Пароль изменён')} />
        ),
        documents: ({ row, ...dialog }) => <EmployeeDocumentsDialog {...dialog} name={nameOrNumber(row, dialog.id)} />,
        photo: ({ row, done, ...dialog }) => (
          <EmployeePhotoDialog
            {...dialog}
            known={row}
            onDelete={() => page.show('deletePhoto', dialog.id)}
            onSaved={done('Фото загружено')}
          />
        ),
        deletePhoto: ({ row, id, done, onAway, open }) => (
          <DeleteDialog
            open={open}
            title="Удалить фото?"
            action={() => deleteEmployeePhoto(id)}
            onDone={done('Фото удалено')}
            onAway={onAway}
            onClose={() => page.show('photo', id)}
          >
            {nameOrNumber(row, id)}
          </DeleteDialog>
        ),
      }}
      empty="Список сотрудников пуст"
      exportName="Сотрудники"
      hint={['Измените фильтр или добавьте нового сотрудника', 'Измените фильтр']}
    />
  )
}

function useEmployeeColumns(roles: readonly TextOption[] = NO_ROLES) {
  const cities = useCityOptions()
  const mayOpenCourier = useAccess()('courier_view')
  return useMemo(() => {
    const labels = new Map(roles.map(({ value, label }) => [value, label]))
    const roleLabel = (role: string) => labels.get(role) ?? role
    return employeeColumns({ roleLabel, cityName: (id) => optionLabel(cities, id), mayOpenCourier })
  }, [roles, cities, mayOpenCourier])
}

const NO_ROLES: readonly TextOption[] = []

/** Returns the employee's name, or the id if the dialog was opened by its URL and the list has no row for the employee. */
const nameOrNumber = (row: Employee | undefined, id: number): string =>
  (row && bidiIsolated(fullName(row))) || `Сотрудник № ${id}`

const field = filterFieldNames(employeeListDefinition)

function EmployeeFilter({ roles }: Pick<EmployeeFormProps, 'roles'>) {
  return (
    <>
      <NumberField name={field('id')} label="ID" />
      <TextField name={field('fio')} label="ФИО" />
      <PhoneField name={field('phone')} label="Мобильный" rule={phoneFormatRule} />
      <TextField name={field('email')} label="E-mail" inputMode="email" />
      <SelectField name={field('role')} label="Роль" options={roles.value ?? []} loading={roles.status === 'loading'} />
      <SelectField name={field('cities')} label="Город" options={useCityOptions()} />
      <SelectField name={field('status')} label="Статус" options={EMPLOYEE_STATUS_OPTIONS} />
      <DateField name={field('createdAtStart')} label="Зарегистрирован с" notAfter={field('createdAtFinish')} />
      <DateField name={field('createdAtFinish')} label="Зарегистрирован по" notBefore={field('createdAtStart')} />
    </>
  )
}
