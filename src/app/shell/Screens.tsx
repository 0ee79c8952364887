import { useState } from 'react'
import type { User } from '../../api/user'
import { can } from '../../session/session'
import type { AppRoute } from '../routing/route'
import { KeptScreen } from './KeptScreen'
import { ScreenFrame } from './ScreenFrame'

type ScreensProps = {
  route: AppRoute
  params: Record<string, string>
  user: Pick<User, 'accesses'>
}

/** The screen of the address, and beside it those that wait for being gone back to, as long as they may be seen. */
export function Screens({ route, params, user }: ScreensProps) {
  const [kept, setKept] = useState<readonly AppRoute[]>([])
  const allowed = kept.filter(({ access }) => can(access, user))
  const next = route.isKept && !allowed.includes(route) ? [...allowed, route] : allowed
  if (next.length !== kept.length) setKept(next)
  return (
    <>
      {!route.isKept && <ScreenFrame key={route.path} route={route} params={params} />}
      {next.map((one) => (
        <KeptScreen key={one.path} route={one} isShown={one === route} />
      ))}
    </>
  )
}
