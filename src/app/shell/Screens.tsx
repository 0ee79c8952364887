import { useEffect, useState } from 'react'
import type { User } from '../../api/user'
import { can } from '../../session/session'
import type { AppRoute } from '../routing/route'
import { getRouting } from '../routing/routing'
import { CachedScreen } from './CachedScreen'
import { ScreenFrame } from './ScreenFrame'

type ScreensProps = {
  route: AppRoute
  params: Record<string, string>
  user: Pick<User, 'accesses'>
}

/** Delay before other screens are preloaded, so that they do not share the network with the first screen. */
const PRELOAD_AFTER_MS = 2500

/**
 * Renders the current screen. Screens with `isKept` remain mounted but hidden when the user leaves them, as long as the user has access to
 * them.
 */
export function Screens({ route, params, user }: ScreensProps) {
  const [kept, setStable] = useState<readonly AppRoute[]>([])
  const allowed = kept.filter(({ access }) => can(access, user))
  const next = route.isKept && !allowed.includes(route) ? [...allowed, route] : allowed
  if (next.length !== kept.length) setStable(next)
  usePreloadedKept(route, user)
  return (
    <>
      {!route.isKept && <ScreenFrame key={route.path} route={route} params={params} />}
      {next.map((one) => (
        <CachedScreen key={one.path} route={one} isShown={one === route} />
      ))}
    </>
  )
}

function usePreloadedKept({ isKept }: AppRoute, user: ScreensProps['user']): void {
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => {
      for (const one of getRouting().routes) if (one.isKept && can(one.access, user)) void one.screen.preload()
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isKept, user])
}
