import { changeEmployeePassword } from '../../api/employees'
import { MIN_PASSWORD_LENGTH } from '../../domain/employees'
import { ModalForm } from '../../kit/form/ModalForm'
import { fieldNames } from '../../ui/form/fieldNames'
import { combineFieldRules, minLengthRule, requiredRule } from '../../ui/form/fieldRules'
import { PasswordField } from '../../ui/form/PasswordField'
import { PasswordGenerator } from './PasswordGenerator'

type EmployeePasswordFormProps = {
  open: boolean
  id: number
  name: string
  onSaved: () => void
  onClose: () => void
}

type Values = { newPassword: string }

const field = fieldNames<Values>()
const PASSWORD = combineFieldRules<string>(requiredRule, minLengthRule(MIN_PASSWORD_LENGTH))

export function EmployeePasswordForm({ open, id, name, onSaved, onClose }: EmployeePasswordFormProps) {
  return (
    <ModalForm<Values>
      open={open}
      title="Изменение пароля"
      width={440}
      mode="create"
      submitText="Изменить пароль"
      submit={({ newPassword }) => changeEmployeePassword(id, newPassword)}
      duplicate="same"
      onSaved={onSaved}
      onClose={onClose}
    >
      <p className="employee-form__about">{name}</p>
      <PasswordField name={field('newPassword')} label="Новый пароль" rule={PASSWORD} autoComplete="new-password" />
      <PasswordGenerator name={field('newPassword')} />
    </ModalForm>
  )
}
