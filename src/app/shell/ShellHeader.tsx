import {
  BulbOutlined,
  EnvironmentOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { useAccess } from '../../session/sessionHooks'
import { lazyDialog } from '../../ui/chunk/lazyDialog'
import { PRODUCT_NAME } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { chooseTheme, THEME_CHOICES, type ThemeChoice, themeState } from '../../ui/themeStore'
import { NotificationsLink } from './NotificationsLink'
import { NoticeSettingsButton } from './notices/NoticeSettingsButton'
import { CommandPaletteButton } from './palette/CommandPaletteButton'
import { StreamHealthIndicator } from './StreamHealthIndicator'
import { closeShellOverlay, openShellOverlay, useShellOverlay } from './shellOverlay'
import { THEME_OPTIONS } from './themeOptions'
import { UserMenu } from './UserMenu'

export function ShellHeader({
  isNarrow,
  isMenuOpen,
  onToggleMenu,
}: {
  isNarrow: boolean
  isMenuOpen: boolean
  onToggleMenu: () => void
}) {
  const can = useAccess()
  const wideIcon = isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />
  return (
    <div className="shell-header">
      <Button
        type="text"
        icon={isNarrow ? <MenuOutlined /> : wideIcon}
        aria-label={isMenuOpen ? 'Свернуть меню' : 'Развернуть меню'}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      />
      <Link to="/" className="shell-header__product" aria-label={`${PRODUCT_NAME}, на главную`}>
        <Logo size={28} />
        {!isNarrow && <span className="shell-header__name">{PRODUCT_NAME}</span>}
      </Link>
      <div className="shell-header__space" />
      <CommandPaletteButton isShort={isNarrow} />
      <StreamHealthIndicator />
      {can('courier_location_view') && <CourierMapButton isShort={isNarrow} />}
      {can('notification_manage') && <NotificationsLink />}
      {can('order_view') && <NoticeSettingsButton />}
      <ThemeMenu />
      <UserMenu />
      <Overlays />
    </div>
  )
}

const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog').then((m) => m.ShortcutsDialog))

function Overlays() {
  const open = () => {
    openShellOverlay('shortcuts')
    return true
  }
  useShortcuts({ shortcuts: open })
  const { isOpen, wasOpened } = useShellOverlay('shortcuts')
  return wasOpened && <ShortcutsDialog open={isOpen} onClose={closeShellOverlay} />
}

function ThemeMenu() {
  const { choice } = useSnapshot(themeState)
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: THEME_CHOICES.map((key) => ({ key, label: THEME_OPTIONS[key].label, icon: THEME_OPTIONS[key].icon })),
        onClick: ({ key }) => chooseTheme(key as ThemeChoice),
      }}
    >
      <Button type="text" icon={<BulbOutlined />} aria-label={`Тема: ${THEME_OPTIONS[choice].label.toLowerCase()}`} />
    </Dropdown>
  )
}

const CourierMapDialog = lazyDialog(() =>
  import('../../parts/couriers/CourierMapDialog').then((m) => m.CourierMapDialog),
)

function CourierMapButton({ isShort }: { isShort: boolean }) {
  const { isOpen, wasOpened } = useShellOverlay('courierMap')
  return (
    <>
      <Button
        type="text"
        icon={<EnvironmentOutlined />}
        aria-label="Карта курьеров"
        title={isShort ? 'Карта курьеров' : undefined}
        onClick={() => openShellOverlay('courierMap')}
      >
        {isShort ? null : 'Карта курьеров'}
      </Button>
      {wasOpened && <CourierMapDialog open={isOpen} onClose={closeShellOverlay} />}
    </>
  )
}
