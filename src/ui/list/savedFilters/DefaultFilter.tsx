import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useUser } from '../../../session/useAccess'
import { queryOf, readSaved, type SavedScreen, textOf } from './savedFilters'

/**
 * Opens a screen with the person's own default filter. Only a bare address is given one: whatever stands in a link, a
 * filter, a page or an open entry, is what its sender meant. The screen is shown after that, so it loads once.
 */
export function DefaultFilter<F>({ screen, children }: { screen: SavedScreen<F>; children: ReactNode }) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const { id, allowedCities } = useUser()
  const [opening, setOpening] = useState(() => {
    const { filters, defaultName } = readSaved(id, screen.name)
    const chosen = filters.find(({ name }) => name === defaultName)
    if (!chosen || search !== '') return ''
    const cityIds = allowedCities.map((city) => city.id)
    return textOf(queryOf(chosen.query, screen, cityIds))
  })
  useLayoutEffect(() => {
    if (opening === '') return
    navigate(`${path}?${opening}`, { replace: true })
    setOpening('')
  }, [opening, path, navigate])
  return opening === '' ? children : null
}
