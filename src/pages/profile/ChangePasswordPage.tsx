import { PageHeader } from '../../ui/PageHeader'

export function ChangePasswordPage() {
  return <PageHeader title="Изменение пароля" />
}
