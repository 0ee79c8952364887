import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useUser } from '../../../session/useAccess'
import { useAddress } from '../../../ui/address/useAddress'
import { filterText, readSaved, type SavedScreen, savedQuery } from './savedFilters'

/**
 * Opens a screen with the person's own default filter. Only a bare address is given one: whatever stands in a link, a
 * filter, a page or an open entry, is what its sender meant. The screen is shown after that, so it loads once.
 */
export function DefaultFilter<F>({ screen, children }: { screen: SavedScreen<F>; children: ReactNode }) {
  const { search, set } = useAddress()
  const { id, allowedCities } = useUser()
  const [opening, setOpening] = useState<Partial<F> | undefined>(() => {
    const { filters, defaultName } = readSaved(id, screen.name)
    const chosen = filters.find(({ name }) => name === defaultName)
    if (!chosen || search !== '') return undefined
    const cityIds = allowedCities.map((city) => city.id)
    const query = savedQuery(chosen.query, screen, cityIds)
    return filterText(query) === '' ? undefined : query
  })
  useLayoutEffect(() => {
    if (!opening) return
    set(opening, { replace: true })
    setOpening(undefined)
  }, [opening, set])
  return opening ? null : children
}
