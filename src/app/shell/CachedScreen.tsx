import {
  Activity,
  createContext,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type BaseLocationHook, Router, useRouter } from 'wouter'
import {
  CachedScreenContext,
  type CachedScreenState,
  ScreenExitCountContext,
  ScreenVisitCountContext,
} from '../../ui/cachedScreen'
import type { AppRoute } from '../routing/appRoute'
import { matchPath } from '../routing/matchPath'
import { ScreenFrame } from './ScreenFrame'

const NO_PARAMS = {}

/**
 * Keeps the rows and state of a frequently revisited screen after the user leaves it. The effects of a hidden screen are unmounted, so it
 * does not subscribe or load, and its host node is detached from the document.
 */
export function CachedScreen({ route, isShown }: { route: AppRoute; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const { base, aroundNav } = useRouter()
  const address = useOwnAddress(route.path)
  const [host] = useState(createHost)
  const [state] = useState((): CachedScreenState => ({ forgets: new Set(), isOver: false }))
  const [visits, setVisits] = useState({ count: 1, left: 0, isShown })
  if (visits.isShown !== isShown) {
    setVisits({ count: visits.count + (isShown ? 1 : 0), left: visits.left + (isShown ? 0 : 1), isShown })
  }

  useEffect(() => {
    state.isOver = false
    return () => {
      state.isOver = true
      for (const forget of state.forgets) forget()
      state.forgets.clear()
    }
  }, [state])

  return (
    <>
      <div ref={place} className="shell__cached" />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Placed place={place} host={host} />
        {createPortal(
          <PathContext value={address.path}>
            <SearchContext value={address.search}>
              <Router hook={address.hook} searchHook={useOwnSearch} base={base} aroundNav={aroundNav}>
                <CachedScreenContext value={state}>
                  <ScreenVisitCountContext value={visits.count}>
                    <ScreenExitCountContext value={visits.left}>
                      <ScreenFrame route={route} params={NO_PARAMS} />
                    </ScreenExitCountContext>
                  </ScreenVisitCountContext>
                </CachedScreenContext>
              </Router>
            </SearchContext>
          </PathContext>,
          host,
        )}
      </Activity>
    </>
  )
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'shell__cached'
  return host
}

/**
 * Attaches the host node of the screen to the document. This component is mounted before the screen, so that layout effects of the screen
 * can measure its elements.
 */
function Placed({ place, host }: { place: RefObject<HTMLElement | null>; host: HTMLElement }) {
  useLayoutEffect(() => {
    place.current?.append(host)
    return () => host.remove()
  }, [place, host])
  return null
}

/**
 * The path and the query string that the cached screen uses as its URL. While another screen is shown, both keep their last values. They
 * are passed by context, so that the hundred links of a list do not each subscribe to the location and re-render when the screen is hidden
 * or shown.
 */
const PathContext = createContext('')
const SearchContext = createContext('')
const useOwnSearch = () => use(SearchContext)

function useOwnAddress(pattern: string): { path: string; search: string; hook: BaseLocationHook } {
  const parent = useRouter()
  const [path, navigate] = parent.hook(parent)
  const search = parent.searchHook(parent)
  const isOwn = matchPath(pattern, path.slice(parent.base.length)) !== null
  const [last, setLast] = useState(isOwn ? { path, search } : { path: parent.base + pattern, search: '' })
  if (isOwn && (last.path !== path || last.search !== search)) setLast({ path, search })
  const hook = useMemo<BaseLocationHook>(() => () => [use(PathContext), navigate], [navigate])
  return { ...last, hook }
}
