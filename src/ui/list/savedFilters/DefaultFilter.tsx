import { Activity, type ReactNode, useLayoutEffect, useState } from 'react'
import { useUser } from '../../../session/useAccess'
import { useAddress } from '../../../ui/address/useAddress'
import { useVisit } from '../../keptScreen'
import { filterText, readSaved, type SavedScreen, savedQuery } from './savedFilters'

/**
 * Opens a screen with the person's own default filter. Only a bare address is given one: whatever stands in a link, a
 * filter, a page or an open entry, is what its sender meant. The screen is shown after that, so it loads once.
 */
export function DefaultFilter<F>({ screen, children }: { screen: SavedScreen<F>; children: ReactNode }) {
  const { search, set } = useAddress()
  const { id, allowedCities } = useUser()
  const visit = useVisit()
  const chosen = (): Partial<F> | undefined => {
    const { filters, defaultName } = readSaved(id, screen.name)
    const saved = filters.find(({ name }) => name === defaultName)
    if (!saved || search !== '') return undefined
    const cityIds = allowedCities.map((city) => city.id)
    const query = savedQuery(saved.query, screen, cityIds)
    return filterText(query) === '' ? undefined : query
  }
  const [{ opening, ...last }, setLast] = useState(() => ({ visit, opening: chosen() }))
  if (last.visit !== visit) setLast({ visit, opening: chosen() })
  useLayoutEffect(() => {
    if (!opening) return
    set(opening, { replace: true })
    setLast({ visit, opening: undefined })
  }, [opening, set, visit])
  return <Activity mode={opening ? 'hidden' : 'visible'}>{children}</Activity>
}
