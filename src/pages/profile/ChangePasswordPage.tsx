import { useLocation } from 'wouter'
import { MIN_PASSWORD_LENGTH } from '../../domain/employees'
import { paths } from '../../kit/address/paths'
import { PageForm } from '../../kit/form/PageForm'
import { changePassword } from '../../session/session'
import { fieldNames } from '../../ui/form/fieldNames'
import { combineFieldRules, equalsFieldRule, minLengthRule, requiredRule } from '../../ui/form/fieldRules'
import { PasswordField } from '../../ui/form/PasswordField'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import './profile.css'

type Passwords = { oldPassword: string; newPassword: string; newPasswordConfirmation: string }

const field = fieldNames<Passwords>()
const PASSWORD = combineFieldRules<string>(requiredRule, minLengthRule(MIN_PASSWORD_LENGTH))
const CONFIRMED = combineFieldRules(requiredRule, equalsFieldRule(field('newPassword')))

/**
 * The repeated new password is only compared, not sent (reference-data, sections 2.3 and 5; contract, «own password»).
 */
export function ChangePasswordPage() {
  const [, navigate] = useLocation()
  const toProfile = () => navigate(paths.profile)
  return (
    <>
      <PageHeader title="Изменение пароля" />
      <div className="change-password">
        <PageForm<Passwords>
          mode="create"
          submitText="Изменить пароль"
          submit={({ oldPassword, newPassword }) => changePassword({ oldPassword, newPassword })}
          // After a lost response the old password may already be invalid, so a retry cannot show whether the change
          // succeeded.
          duplicate="noCheck"
          onSaved={() => {
            toast.success('Пароль изменён')
            toProfile()
          }}
          onCancel={toProfile}
        >
          <PasswordField
            name={field('oldPassword')}
            label="Текущий пароль"
            rule={requiredRule}
            autoComplete="current-password"
          />
          <PasswordField name={field('newPassword')} label="Новый пароль" rule={PASSWORD} autoComplete="new-password" />
          <PasswordField
            name={field('newPasswordConfirmation')}
            label="Новый пароль ещё раз"
            rule={CONFIRMED}
            autoComplete="new-password"
          />
        </PageForm>
      </div>
    </>
  )
}
