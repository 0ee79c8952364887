import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../session/useAccess'
import { PAGE_FOCUS_PROPS } from '../../ui/shortcuts/keyTarget'
import { resolvePath } from '../routing/guard'
import { getRouting } from '../routing/routing'
import { ClockNotice } from './ClockNotice'
import { RedirectKeepingInput } from './RedirectKeepingInput'
import { Screens } from './Screens'
import { StorageNotice } from './StorageNotice'

export const MAIN_ELEMENT_ID = 'main'

export function ShellMain() {
  const user = useUser()
  const [path] = useLocation()
  const outcome = resolvePath(path, user, getRouting())
  const main = useRef<HTMLDivElement>(null)
  useFocusAfterNavigation(main, outcome.kind === 'screen' ? path : undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (outcome.kind === 'screen') shown.current = path
  })
  return (
    <div id={MAIN_ELEMENT_ID} ref={main} {...PAGE_FOCUS_PROPS} className="shell__main">
      <StorageNotice />
      <ClockNotice />
      {outcome.kind === 'redirect' ? (
        <RedirectKeepingInput key={path} path={path} to={outcome.to} shown={shown} />
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
