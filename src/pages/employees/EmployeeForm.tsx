import type { TextOption } from '../../api/dictionaries'
import { createEmployee, updateEmployee } from '../../api/employees'
import { EMPLOYEE_STATUS_OPTIONS, MIN_PASSWORD_LENGTH } from '../../domain/employees'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import type { LoadedValue } from '../../lib/loadedValue'
import { findDuplicateEmployee } from '../../parts/duplicates'
import { fieldNames } from '../../ui/form/fieldNames'
import {
  combineFieldRules,
  emailFormatRule,
  minLengthRule,
  phoneFormatRule,
  requiredRule,
} from '../../ui/form/fieldRules'
import { PasswordField } from '../../ui/form/PasswordField'
import { PhoneField } from '../../ui/form/PhoneField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { EmployeeRoleFields } from './EmployeeRoleFields'
import {
  type EmployeeValues,
  editedEmployeeBody,
  loadEmployeeValues,
  NEW_EMPLOYEE,
  newEmployeeBody,
} from './employeeValues'
import { PasswordGenerator } from './PasswordGenerator'
import './employees.css'

export type EmployeeFormProps = EntryFormProps & { roles: LoadedValue<TextOption[]> }

const field = fieldNames<EmployeeValues>()

const PHONE = combineFieldRules<string>(requiredRule, phoneFormatRule)
const PASSWORD = combineFieldRules<string>(requiredRule, minLengthRule(MIN_PASSWORD_LENGTH))

const WIDTH = 860

export function EmployeeForm({ id, roles, ...dialog }: EmployeeFormProps) {
  const isNew = id === undefined
  const entity = useLoadedValue(loadEmployeeValues, [id])
  const submit = (values: EmployeeValues, saved: Partial<EmployeeValues>) =>
    isNew ? createEmployee(newEmployeeBody(values)) : updateEmployee(id, editedEmployeeBody(values, saved))
  return (
    <ModalForm
      {...dialog}
      title={isNew ? 'Новый сотрудник' : 'Редактирование сотрудника'}
      width={WIDTH}
      mode={isNew ? 'create' : 'edit'}
      entity={entity}
      blank={NEW_EMPLOYEE}
      submit={submit}
      duplicate={findDuplicateEmployee}
    >
      <div className="employee-form__line">
        <TextField name={field('lastName')} label="Фамилия" rule={requiredRule} />
        <TextField name={field('firstName')} label="Имя" rule={requiredRule} />
        <TextField name={field('middleName')} label="Отчество" />
      </div>
      <div className="employee-form__line">
        <PhoneField name={field('phone')} label="Мобильный" rule={PHONE} />
        <TextField name={field('email')} label="E-mail" inputMode="email" rule={emailFormatRule} />
        {isNew ? (
          <div>
            <PasswordField name={field('password')} label="Пароль" rule={PASSWORD} autoComplete="new-password" />
            <PasswordGenerator name={field('password')} />
          </div>
        ) : (
          <Status />
        )}
      </div>
      <UnreadableRowsAlert of={entity.value?.cities ?? undefined} noun="city" />
      <EmployeeRoleFields isNew={isNew} roles={roles} />
      {isNew && (
        <div className="employee-form__line">
          <Status />
        </div>
      )}
    </ModalForm>
  )
}

const Status = () => (
  <SelectField name={field('status')} label="Статус" options={EMPLOYEE_STATUS_OPTIONS} allowClear={false} />
)
