import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../api/user'
import { userHasAccess } from '../../session/session'
import { useUser } from '../../session/sessionHooks'
import { PAGE_FOCUS_PROPS } from '../../ui/shortcuts/focusChecks'
import type { AppRoute } from '../routing/appRoute'
import { getAppRouting } from '../routing/configuredRouting'
import { resolveRoute } from '../routing/resolveRoute'
import { CachedScreen } from './CachedScreen'
import { ClockSkewAlert } from './ClockSkewAlert'
import { InputSavingRedirect } from './InputSavingRedirect'
import { ScreenFrame } from './ScreenFrame'
import { StorageFailureAlert } from './StorageFailureAlert'

export const MAIN_ELEMENT_ID = 'main'

export function ShellMain() {
  const user = useUser()
  const [path] = useLocation()
  const outcome = resolveRoute(path, user, getAppRouting())
  const main = useRef<HTMLDivElement>(null)
  useFocusAfterNavigation(main, outcome.kind === 'screen' ? path : undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (outcome.kind === 'screen') shown.current = path
  })
  return (
    <div id={MAIN_ELEMENT_ID} ref={main} {...PAGE_FOCUS_PROPS} className="shell__main">
      <StorageFailureAlert />
      <ClockSkewAlert />
      {outcome.kind === 'redirect' ? (
        <InputSavingRedirect key={path} path={path} to={outcome.to} shown={shown} />
      ) : (
        <Screens key={user.id} route={outcome.route} params={outcome.params} user={user} />
      )}
    </div>
  )
}

/**
 * After navigation, focuses the container of the new screen; the screen's heading then takes the focus (useHeadingFocus). A screen reader
 * continues from there, and Tab moves into the screen. The first screen after loading the page does not move the focus.
 */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>, shownPath: string | undefined): void {
  const last = useRef(shownPath)
  useLayoutEffect(() => {
    if (shownPath === undefined || shownPath === last.current) return
    if (last.current !== undefined) main.current?.focus({ preventScroll: true })
    last.current = shownPath
  }, [main, shownPath])
}

type ScreensProps = {
  route: AppRoute
  params: Record<string, string>
  user: Pick<User, 'accesses'>
}

/** Delay before other screens are preloaded, so that they do not share the network with the first screen. */
const PRELOAD_AFTER_MS = 2500

/**
 * Renders the current screen. Screens with `isCached` remain mounted but hidden when the user leaves them, as long as the user has access
 * to them.
 */
function Screens({ route, params, user }: ScreensProps) {
  const [cached, setCached] = useState<readonly AppRoute[]>([])
  const allowed = cached.filter(({ access }) => userHasAccess(access, user))
  const next = route.isCached && !allowed.includes(route) ? [...allowed, route] : allowed
  if (next.length !== cached.length) setCached(next)
  usePreloadedScreens(route, user)
  return (
    <>
      {!route.isCached && <ScreenFrame key={route.path} route={route} params={params} />}
      {next.map((one) => (
        <CachedScreen key={one.path} route={one} isShown={one === route} />
      ))}
    </>
  )
}

function usePreloadedScreens({ isCached }: AppRoute, user: ScreensProps['user']): void {
  useEffect(() => {
    if (!isCached) return
    const timer = setTimeout(() => {
      for (const one of getAppRouting().routes)
        if (one.isCached && userHasAccess(one.access, user)) void one.screen.preload()
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isCached, user])
}
