import { ProLayout } from '@ant-design/pro-components'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useUser } from '../../session/useAccess'
import { SHELL_TOKENS } from '../../ui/antdTheme'
import { PAGE_FOCUS } from '../../ui/shortcuts/keyTarget'
import { ToastArea } from '../../ui/ToastArea'
import { SIZE } from '../../ui/theme'
import { useNarrow } from '../../ui/useNarrow'
import { resolvePath } from '../routing/guard'
import { getRouting, resolveLanding } from '../routing/routing'
import { ClockNotice } from './ClockNotice'
import { buildMenu, findMenuKeys } from './menu'
import { NavMenu } from './NavMenu'
import { closeOverlay } from './overlay'
import { Redirected } from './Redirected'
import { Screens } from './Screens'
import { ShellHeader } from './ShellHeader'
import { SidebarUser } from './SidebarUser'
import { StorageNotice } from './StorageNotice'
import { sidebarState, toggleSidebar } from './sidebarState'
import './shell.css'

const MAIN = 'main'
/** The sidebar shows a menu of ours. */
const NO_MENU: [] = []

/** The frame of all screens: sidebar, header, toasts, and the guard that decides what stands inside. */
export function Shell() {
  const user = useUser()
  const routing = getRouting()
  const [path] = useLocation()
  const isNarrow = useNarrow()
  const { isCollapsed } = useSnapshot(sidebarState)
  // On a narrow window the menu is a drawer, open only over the screen that it was opened on.
  const [drawerOver, setDrawerOver] = useState<string | null>(null)
  const isDrawerOpen = drawerOver === path
  const setDrawerOpen = (isOpen: boolean) => setDrawerOver(isOpen ? path : null)

  const outcome = resolvePath(path, user, routing)
  const main = useRef<HTMLDivElement>(null)
  useFocusAfterNavigation(main, outcome.kind === 'screen' ? path : undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (outcome.kind === 'screen') shown.current = path
  })
  useEffect(() => closeOverlay, [])
  const isShort = !isNarrow && isCollapsed
  const menu = buildMenu(routing, user, isShort)
  const current = resolveLanding(path, user)
  const keys = current ? findMenuKeys(current.route, routing) : []
  return (
    <div className="shell">
      <a className="skip-link" href={`#${MAIN}`}>
        К содержанию
      </a>
      <header className="shell__header">
        <ShellHeader
          isNarrow={isNarrow}
          isMenuOpen={isNarrow ? isDrawerOpen : !isCollapsed}
          onToggleMenu={isNarrow ? () => setDrawerOpen(!isDrawerOpen) : toggleSidebar}
        />
      </header>
      <ProLayout
        className="shell__frame"
        layout="mix"
        fixSiderbar
        logo={false}
        title={false}
        pageTitleRender={false}
        ErrorBoundary={false}
        breakpoint={false}
        siderWidth={SIZE.sidebar}
        collapsed={isNarrow ? !isDrawerOpen : isCollapsed}
        onCollapse={(collapsed) => isNarrow && setDrawerOpen(!collapsed)}
        collapsedButtonRender={false}
        token={SHELL_TOKENS}
        location={{ pathname: path }}
        menuDataRender={() => NO_MENU}
        menu={{ collapsedWidth: SIZE.sidebarCollapsed }}
        menuContentRender={() => <NavMenu menu={menu} current={{ keys, path }} isShort={isShort} />}
        menuFooterRender={() => <SidebarUser isShort={isShort} />}
        // ProLayout's own header has two landmarks and parts that no keyboard reaches.
        headerRender={false}
      >
        <div id={MAIN} ref={main} {...PAGE_FOCUS} className="shell__main">
          <StorageNotice />
          <ClockNotice />
          {outcome.kind === 'redirect' ? (
            <Redirected key={path} path={path} to={outcome.to} shown={shown} />
          ) : (
            <Screens key={user.id} route={outcome.route} params={outcome.params} user={user} />
          )}
        </div>
      </ProLayout>
      <ToastArea />
    </div>
  )
}

/**
 * Puts the focus on the new screen, whose heading takes it over (useHeadingFocus): a screen reader reads on there, Tab goes
 * into the screen. The first screen leaves it at the top of the document.
 */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>, shownPath: string | undefined): void {
  const last = useRef(shownPath)
  useLayoutEffect(() => {
    if (shownPath === undefined || shownPath === last.current) return
    if (last.current !== undefined) main.current?.focus({ preventScroll: true })
    last.current = shownPath
  }, [main, shownPath])
}
