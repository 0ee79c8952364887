import { useLayoutEffect, useState } from 'react'
import { useUser } from '../../../session/sessionHooks'
import { useScreenVisitCount } from '../../../ui/cachedScreen'
import { useUrlQuery } from '../../address/useUrlQuery'
import { findDefaultFilter } from './findDefaultFilter'
import type { SavedFilterScreenDef } from './savedFilters'

/** Applies the user's default filter when the screen opens. Returns true until the filter is applied: the list must not load before. */
export function useApplyDefaultFilter<F>(screen: SavedFilterScreenDef<F>): boolean {
  const { search, set } = useUrlQuery()
  const user = useUser()
  const visit = useScreenVisitCount()
  const chosen = () => findDefaultFilter(screen, search, user)
  const [{ opening, ...last }, setLast] = useState(() => ({ visit, opening: chosen() }))
  if (last.visit !== visit) setLast({ visit, opening: chosen() })
  useLayoutEffect(() => {
    if (!opening) return
    set(opening, { replace: true })
    setLast({ visit, opening: undefined })
  }, [opening, set, visit])
  return opening !== undefined
}
