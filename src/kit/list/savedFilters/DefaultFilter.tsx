import { Activity, type ReactNode, useLayoutEffect, useState } from 'react'
import { useUser } from '../../../session/useAccess'
import { useVisitCount } from '../../../ui/cachedScreen'
import { useUrlQuery } from '../../address/useUrlQuery'
import { findDefaultFilter } from './findDefaultFilter'
import type { SavedFilterScreen } from './savedFilters'

/** Applies the user's default filter before the screen renders, so that the screen does not first load its list without the filter. */
export function DefaultFilter<F>({ screen, children }: { screen: SavedFilterScreen<F>; children: ReactNode }) {
  const { search, set } = useUrlQuery()
  const user = useUser()
  const visit = useVisitCount()
  const chosen = () => findDefaultFilter(screen, search, user)
  const [{ opening, ...last }, setLast] = useState(() => ({ visit, opening: chosen() }))
  if (last.visit !== visit) setLast({ visit, opening: chosen() })
  useLayoutEffect(() => {
    if (!opening) return
    set(opening, { replace: true })
    setLast({ visit, opening: undefined })
  }, [opening, set, visit])
  return <Activity mode={opening ? 'hidden' : 'visible'}>{children}</Activity>
}
