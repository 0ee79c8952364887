import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'wouter'
import { useAccess } from '../../session/useAccess'
import { PRODUCT_NAME } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import { CourierMapButton } from './CourierMapButton'
import { NotificationsLink } from './NotificationsLink'
import { NoticeSettingsButton } from './notices/NoticeSettingsButton'
import { Overlays } from './Overlays'
import { PaletteButton } from './palette/PaletteButton'
import { StreamHealthIndicator } from './StreamHealth'
import { ThemeMenu } from './ThemeMenu'
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
      <PaletteButton isShort={isNarrow} />
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
