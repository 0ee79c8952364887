import { DownOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { lastListUrl } from '../../kit/address/lastListQuery'
import { useUser } from '../../session/sessionHooks'
import { prefetchScreenList, preloadScreen } from '../routing/configuredRouting'
import type { MenuEntry } from './menuEntries'
import './navMenu.css'

type Current = {
  keys: readonly string[]
  path: string
}

/**
 * The menu consists of plain links and buttons, because antd's menu supports only arrow keys, and its groups cannot be reached with Tab.
 */
export function NavMenu({ menu, current, isShort }: { menu: MenuEntry[]; current: Current; isShort: boolean }) {
  return (
    <nav aria-label="Разделы">
      <ul className={isShort ? 'nav-menu nav-menu--short' : 'nav-menu'}>
        {menu.map((entry) =>
          entry.children ? (
            <NavGroup key={entry.key} entry={entry} current={current} />
          ) : (
            <NavItem key={entry.key} entry={entry} current={current} isShort={isShort} />
          ),
        )}
      </ul>
    </nav>
  )
}

function NavItem({ entry, current, isShort = false }: { entry: MenuEntry; current: Current; isShort?: boolean }) {
  const { key, path, name, icon } = entry
  const isCurrent = current.keys.includes(key)
  const currentPath = current.path
  const preloadProps = useLinkPreload(path)
  const link = (
    <Link
      // A click on the link of the current screen resets its list.
      to={path === currentPath ? path : lastListUrl(path)}
      className={isCurrent ? 'nav-menu__item nav-menu__item--current' : 'nav-menu__item'}
      aria-current={isCurrent ? (path === current.path ? 'page' : 'true') : undefined}
      {...preloadProps}
    >
      {icon}
      <span className={isShort ? 'visually-hidden' : 'nav-menu__name'}>{name}</span>
    </Link>
  )
  return (
    <li>
      {isShort ? (
        <Tooltip title={name} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

/** A menu group is open while it contains the current screen, unless the user has opened or closed it. */
function NavGroup({ entry, current }: { entry: MenuEntry; current: Current }) {
  const { key, name, icon, children = [] } = entry
  const id = useId()
  const hasCurrent = current.keys.includes(key)
  const [choice, setChoice] = useState<{ isOpen: boolean; hadCurrent: boolean }>()
  const isOpen = choice?.hadCurrent === hasCurrent ? choice.isOpen : hasCurrent
  return (
    <li>
      <button
        type="button"
        className={hasCurrent ? 'nav-menu__item nav-menu__item--above' : 'nav-menu__item'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice({ isOpen: !isOpen, hadCurrent: hasCurrent })}
      >
        {icon as ReactNode}
        <span className="nav-menu__name">{name}</span>
        <DownOutlined aria-hidden className="nav-menu__arrow" rotate={isOpen ? 180 : 0} />
      </button>
      <ul id={id} className="nav-menu__group" hidden={!isOpen}>
        {children.map((child) => (
          <NavItem key={child.key} entry={child} current={current} />
        ))}
      </ul>
    </li>
  )
}

/**
 * The pointer must rest on a link for this time before the data of its screen is requested. Merely passing over the
 * link requests no data.
 */
const REST_MS = 60

function useLinkPreload(path: string) {
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onFocus: () => void preloadScreen(path),
    onPointerEnter: () => {
      void preloadScreen(path)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void prefetchScreenList(path, user), REST_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
