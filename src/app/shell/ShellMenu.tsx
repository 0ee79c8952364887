import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../session/useAccess'
import { getRouting, resolveLanding } from '../routing/routing'
import { buildMenu, findMenuKeys } from './menu'
import { NavMenu } from './NavMenu'

export function ShellMenu({ isShort }: { isShort: boolean }) {
  const user = useUser()
  const routing = getRouting()
  const [path] = useLocation()
  const menu = useMemo(() => buildMenu(routing, user, isShort), [routing, user, isShort])
  const landing = resolveLanding(path, user)
  const keys = landing ? findMenuKeys(landing.route, routing) : []
  return <NavMenu menu={menu} current={{ keys, path }} isShort={isShort} />
}
