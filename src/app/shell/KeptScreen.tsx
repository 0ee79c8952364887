import { Activity, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type BaseLocationHook, type BaseSearchHook, Router, type RouterObject, useRouter } from 'wouter'
import { type Kept, KeptContext, VisitContext } from '../../ui/keptScreen'
import { matchPath } from '../routing/matchPath'
import type { AppRoute } from '../routing/route'
import { ScreenFrame } from './ScreenFrame'

const NO_PARAMS = {}

/**
 * A screen that is gone back to all day: left, it keeps its rows and its state, without effects, so that nothing of it
 * listens, runs or loads, and without a place in the document, so that nobody finds it there.
 */
export function KeptScreen({ route, isShown }: { route: AppRoute; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const parent = useRouter()
  const [host] = useState(createHost)
  const [kept] = useState((): Kept => ({ forgets: new Set(), isOver: false }))
  const [own] = useState(() => ownAddress(route.path, parent))
  const [visits, setVisits] = useState({ count: 1, isShown })
  if (visits.isShown !== isShown) setVisits({ count: visits.count + (isShown ? 1 : 0), isShown })

  useEffect(() => {
    kept.isOver = false
    return () => {
      kept.isOver = true
      for (const forget of kept.forgets) forget()
      kept.forgets.clear()
    }
  }, [kept])

  return (
    <>
      <div ref={place} className="shell__kept" />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Placed place={place} host={host} />
        {createPortal(
          <Router hook={own.hook} searchHook={own.searchHook} base={parent.base} aroundNav={parent.aroundNav}>
            <KeptContext value={kept}>
              <VisitContext value={visits.count}>
                <ScreenFrame route={route} params={NO_PARAMS} />
              </VisitContext>
            </KeptContext>
          </Router>,
          host,
        )}
      </Activity>
    </>
  )
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'shell__kept'
  return host
}

/** Stands before the screen, so that its elements are in the document before anything of it measures them. */
function Placed({ place, host }: { place: RefObject<HTMLElement | null>; host: HTMLElement }) {
  useLayoutEffect(() => {
    place.current?.append(host)
    return () => host.remove()
  }, [place, host])
  return null
}

/** The address as one screen sees it: while another one is shown it is the last one that was its own. */
function ownAddress(pattern: string, parent: RouterObject): { hook: BaseLocationHook; searchHook: BaseSearchHook } {
  const last = { path: parent.base + pattern, search: '' }
  const isOwn = (path: string) => matchPath(pattern, path.slice(parent.base.length)) !== null
  return {
    hook: (router: RouterObject) => {
      const [path, navigate] = parent.hook(router)
      if (isOwn(path)) last.path = path
      return [last.path, navigate]
    },
    searchHook: (router: RouterObject) => {
      const [path] = parent.hook(router)
      const search = parent.searchHook(router)
      if (isOwn(path)) last.search = search
      return last.search
    },
  }
}
