import { KeyOutlined, LogoutOutlined } from '@ant-design/icons'
import { Avatar, Button } from 'antd'
import { Link } from 'wouter'
import { paths } from '../../kit/address/paths'
import { confirmAndSignOut } from '../../kit/confirmAndSignOut'
import { formatMoment } from '../../lib/moments'
import { useUser } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { PageHeader } from '../../ui/PageHeader'
import { personInitials } from '../../ui/personShortNames'
import './profile.css'

/** Specification: reference-data, section 2.3. */
export function ProfilePage() {
  const { fio, email, role, lastLogin, allowedCities } = useUser()
  const [firstCity] = allowedCities
  return (
    <>
      <PageHeader
        title="Профиль"
        extra={
          <>
            <Link href={paths.changePassword} asChild>
              <Button icon={<KeyOutlined />} href={paths.changePassword}>
                Изменить пароль
              </Button>
            </Link>
            <Button icon={<LogoutOutlined />} onClick={confirmAndSignOut}>
              Выйти
            </Button>
          </>
        }
      />
      <section className="profile" aria-label="Данные пользователя">
        <div className="profile__person">
          <Avatar size={56} className="profile__avatar">
            {personInitials(fio)}
          </Avatar>
          <div>
            <div className="profile__fio">{fio}</div>
            <div className="profile__role">{role.description || role.name}</div>
          </div>
        </div>
        <dl className="profile__facts">
          <dt>E-mail</dt>
          <dd>{email || 'Не указан'}</dd>
          <dt>Роль</dt>
          <dd>
            <span>{role.description || role.name}</span> <code className="profile__role-name">{role.name}</code>
          </dd>
          <dt>Последний вход</dt>
          <dd>{lastLogin ? formatMoment(lastLogin, cityTimezone(firstCity?.id)) : '—'}</dd>
          <dt>Доступные города</dt>
          <dd>
            {firstCity ? (
              <ul className="profile__cities">
                {allowedCities.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            ) : (
              'Нет'
            )}
          </dd>
        </dl>
      </section>
    </>
  )
}
