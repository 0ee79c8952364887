import { Button, Descriptions, Flex } from 'antd'
import { useLocation } from 'wouter'
import { formatMoment } from '../../lib/dates'
import { signOut } from '../../session/session'
import { timezoneOf } from '../../session/timezones'
import { useUser } from '../../session/useAccess'
import { PageHeader } from '../../ui/PageHeader'

/** The signed-in user's own data (reference-data, 2.3). */
export function ProfilePage() {
  const { fio, email, role, lastLogin, allowedCities } = useUser()
  const [, navigate] = useLocation()
  return (
    <>
      <PageHeader
        title="Профиль"
        extra={
          <Flex gap={8}>
            <Button onClick={() => navigate('/profile/change-password')}>Изменить пароль</Button>
            <Button danger onClick={signOut}>
              Выйти
            </Button>
          </Flex>
        }
      />
      <Descriptions
        bordered
        column={1}
        items={[
          { key: 'fio', label: 'ФИО', children: fio },
          { key: 'email', label: 'E-mail', children: email ?? '—' },
          { key: 'role', label: 'Роль', children: role.description ?? role.name },
          {
            key: 'lastLogin',
            label: 'Последний вход',
            children: lastLogin ? formatMoment(lastLogin, timezoneOf(allowedCities[0]?.id)) : '—',
          },
          { key: 'cities', label: 'Доступные города', children: allowedCities.map((city) => city.name).join(', ') },
        ]}
      />
    </>
  )
}
