import { LogoutOutlined, QuestionCircleOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Dropdown } from 'antd'
import { useLocation } from 'wouter'
import { bidiIsolated } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { confirmAndSignOut } from '../../kit/confirmAndSignOut'
import { BASE_PATH } from '../../lib/basePath'
import { getBuildNumber } from '../../lib/buildNumber'
import { useUser } from '../../session/sessionHooks'
import { openShellOverlay } from './shellOverlay'

const LICENCES = `${BASE_PATH}/licenses.html`

export function UserMenu() {
  const { fio } = useUser()
  const [, navigate] = useLocation()
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'profile', label: 'Профиль', icon: <UserOutlined />, onClick: () => navigate(paths.profile) },
          {
            key: 'shortcuts',
            label: 'Сочетания клавиш',
            icon: <QuestionCircleOutlined />,
            onClick: () => openShellOverlay('shortcuts'),
          },
          { type: 'divider' },
          { key: 'signOut', label: 'Выйти', icon: <LogoutOutlined />, onClick: confirmAndSignOut },
          { type: 'divider' },
          { key: 'licences', label: 'Лицензии', onClick: () => window.open(LICENCES, '_blank', 'noopener') },
          { key: 'build', label: `Сборка ${getBuildNumber()}`, disabled: true },
        ],
      }}
    >
      <Button type="text" className="user-menu" aria-label={`Меню пользователя: ${bidiIsolated(fio)}`}>
        <Avatar size={26} className="user-menu__avatar" icon={<UserOutlined />} />
      </Button>
    </Dropdown>
  )
}
