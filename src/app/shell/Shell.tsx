import { ProLayout } from '@ant-design/pro-components'
import { Avatar, Tooltip } from 'antd'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { bidiIsolated } from '../../domain/textFormatting'
import { ToastArea } from '../../kit/ToastArea'
import { useUser } from '../../session/sessionHooks'
import { ANTD_LAYOUT_TOKENS } from '../../ui/antdTheme'
import { personInitials } from '../../ui/personShortNames'
import { UI_SIZES } from '../../ui/theme'
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen'
import { followRouteRedirects, getAppRouting } from '../routing/configuredRouting'
import { buildMenu, findMenuKeys } from './menuEntries'
import { NavMenu } from './NavMenu'
import { ShellHeader } from './ShellHeader'
import { MAIN_ELEMENT_ID, ShellMain } from './ShellMain'
import { closeShellOverlay } from './shellOverlay'
import { sidebarState, toggleSidebar } from './sidebarState'
import './print.css'
import './shell.css'

const NO_MENU: [] = []

/** Memoised, because every navigation re-renders the shell but rarely changes its header or the toasts. */
const Header = memo(ShellHeader)
const Toasts = memo(ToastArea)

export function Shell() {
  const isNarrow = useIsNarrowScreen()
  const { isCollapsed } = useSnapshot(sidebarState)
  const [isDrawerOpen, setDrawerOpen] = useDrawer()
  useEffect(() => closeShellOverlay, [])
  const isMenuOpen = isNarrow ? isDrawerOpen : !isCollapsed
  const toggleDrawer = useCallback(() => setDrawerOpen((isOpen) => !isOpen), [setDrawerOpen])
  return (
    <div className="shell">
      <a className="skip-link" href={`#${MAIN_ELEMENT_ID}`}>
        К содержанию
      </a>
      <header className="shell__header">
        <Header isNarrow={isNarrow} isMenuOpen={isMenuOpen} onToggleMenu={isNarrow ? toggleDrawer : toggleSidebar} />
      </header>
      <Frame isNarrow={isNarrow} isMenuOpen={isMenuOpen} setDrawerOpen={setDrawerOpen} />
      <Toasts />
    </div>
  )
}

type SetOpen = (isOpen: boolean | ((isOpen: boolean) => boolean)) => void

function useDrawer(): [isOpen: boolean, setOpen: SetOpen] {
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [over, setOver] = useState(path)
  if (over !== path) {
    setOver(path)
    setOpen(false)
  }
  return [isOpen, setOpen]
}

type FrameProps = { isNarrow: boolean; isMenuOpen: boolean; setDrawerOpen: SetOpen }

const Frame = memo(({ isNarrow, isMenuOpen, setDrawerOpen }: FrameProps) => {
  const isShort = !isNarrow && !isMenuOpen
  return (
    <ProLayout
      className="shell__frame"
      layout="mix"
      fixSiderbar
      logo={false}
      title={false}
      pageTitleRender={false}
      ErrorBoundary={false}
      // ProLayout detects a narrow screen by itself, possibly one render before `isNarrow` changes. Without `disableMobile`, it would
      // open the menu during that render and take the focus from a form.
      disableMobile={!isNarrow}
      breakpoint={false}
      siderWidth={UI_SIZES.sidebar}
      collapsed={!isMenuOpen}
      onCollapse={(collapsed) => isNarrow && setDrawerOpen(!collapsed)}
      collapsedButtonRender={false}
      token={ANTD_LAYOUT_TOKENS}
      menuDataRender={() => NO_MENU}
      menu={{ collapsedWidth: UI_SIZES.sidebarCollapsed }}
      menuContentRender={() => <ShellMenu isShort={isShort} />}
      menuFooterRender={() => <SidebarUser isShort={isShort} />}
      // The header of ProLayout is not used, because it has two landmarks and elements that the keyboard cannot reach.
      headerRender={false}
    >
      <ShellMain />
    </ProLayout>
  )
})

function ShellMenu({ isShort }: { isShort: boolean }) {
  const user = useUser()
  const routing = getAppRouting()
  const [path] = useLocation()
  const menu = useMemo(() => buildMenu(routing, user, isShort), [routing, user, isShort])
  const landing = followRouteRedirects(path, user)
  const keys = landing ? findMenuKeys(landing.route, routing) : []
  return <NavMenu menu={menu} current={{ keys, path }} isShort={isShort} />
}

function SidebarUser({ isShort }: { isShort: boolean }) {
  const { fio, role } = useUser()
  const roleName = role.description || role.name
  const avatar = <Avatar className="sidebar-user__avatar">{personInitials(fio)}</Avatar>
  if (isShort) {
    return (
      <Tooltip title={`${bidiIsolated(fio)}, ${bidiIsolated(roleName)}`} placement="right">
        <div className="sidebar-user sidebar-user--short">
          {avatar}
          <span className="visually-hidden">{`${bidiIsolated(fio)}, ${bidiIsolated(roleName)}`}</span>
        </div>
      </Tooltip>
    )
  }
  return (
    <div className="sidebar-user">
      {avatar}
      <div className="sidebar-user__words">
        <div className="sidebar-user__fio" title={fio}>
          {fio}
        </div>
        <div className="sidebar-user__role" title={roleName}>
          {roleName}
        </div>
      </div>
    </div>
  )
}
