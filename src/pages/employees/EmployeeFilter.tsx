import { EMPLOYEE_STATUS_OPTIONS } from '../../domain/employees'
import { filterFields } from '../../kit/directory/filterFields'
import { useCityOptions } from '../../session/allowedCities'
import { DateField } from '../../ui/form/DateField'
import { NumberField } from '../../ui/form/NumberField'
import { PhoneField } from '../../ui/form/PhoneField'
import { phoneFormat } from '../../ui/form/rules'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { employeeList } from './employeeList'
import type { RoleOptions } from './useRoleOptions'

const field = filterFields(employeeList)

export function EmployeeFilter({ roles }: { roles: RoleOptions }) {
  return (
    <>
      <NumberField name={field('id')} label="ID" />
      <TextField name={field('fio')} label="ФИО" />
      <PhoneField name={field('phone')} label="Мобильный" rule={phoneFormat} />
      <TextField name={field('email')} label="E-mail" inputMode="email" />
      <SelectField
        name={field('role')}
        label="Роль"
        options={roles.options}
        loading={roles.loaded.status === 'loading'}
      />
      <SelectField name={field('cities')} label="Город" options={useCityOptions()} />
      <SelectField name={field('status')} label="Статус" options={EMPLOYEE_STATUS_OPTIONS} />
      <DateField name={field('createdAtStart')} label="Зарегистрирован с" notAfter={field('createdAtFinish')} />
      <DateField name={field('createdAtFinish')} label="Зарегистрирован по" notBefore={field('createdAtStart')} />
    </>
  )
}
