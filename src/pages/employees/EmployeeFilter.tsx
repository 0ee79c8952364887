import type { EmployeeFilters } from '../../api/employees'
import { EMPLOYEE_STATUS_OPTIONS } from '../../domain/employees'
import { useUser } from '../../session/useAccess'
import { DateField } from '../../ui/form/DateField'
import { fieldsOf } from '../../ui/form/fieldNames'
import { NumberField } from '../../ui/form/NumberField'
import { PhoneField } from '../../ui/form/PhoneField'
import { phone } from '../../ui/form/rules'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { FilterCard, type FilterList } from '../../ui/list/FilterCard'
import type { RoleOptions } from './employeesStore'

const field = fieldsOf<EmployeeFilters>()

const KEYS = ['id', 'fio', 'phone', 'email', 'role', 'cities', 'status', 'createdAtStart', 'createdAtFinish'] as const

export function EmployeeFilter({ list, roles }: { list: FilterList<EmployeeFilters>; roles: RoleOptions }) {
  const cities = useUser().allowedCities.map(({ id: value, name: label }) => ({ value, label }))
  return (
    <FilterCard list={list} keys={KEYS}>
      {({ createdAtStart, createdAtFinish }) => (
        <>
          <NumberField name={field('id')} label="ID" />
          <TextField name={field('fio')} label="ФИО" />
          <PhoneField name={field('phone')} label="Мобильный" rule={phone} />
          <TextField name={field('email')} label="E-mail" inputMode="email" />
          <SelectField
            name={field('role')}
            label="Роль"
            options={roles.options}
            loading={roles.loaded.status === 'loading'}
          />
          <SelectField name={field('cities')} label="Город" options={cities} />
          <SelectField name={field('status')} label="Статус" options={EMPLOYEE_STATUS_OPTIONS} />
          <DateField name={field('createdAtStart')} label="Зарегистрирован с" max={createdAtFinish || undefined} />
          <DateField name={field('createdAtFinish')} label="Зарегистрирован по" min={createdAtStart || undefined} />
        </>
      )}
    </FilterCard>
  )
}
