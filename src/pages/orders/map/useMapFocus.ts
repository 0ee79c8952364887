import { useEffect, useEffectEvent, useState } from 'react'
import type { LatLong } from '../../../domain/geo'
import type { MapFocus } from '../../../ui/map/TileMap'

export type MapSight = {
  /** Key of the choice; empty if nothing is chosen. */
  chosen: string
  chosenPlaces: readonly LatLong[]
  allPlaces: readonly LatLong[]
  /** Key of the visible data: filter, loaded pages, couriers. */
  list: string
}

export type MapLook = { atAll: () => void; at: (places: readonly LatLong[]) => void }

/** Fits all places first, then each new choice; in between the user moves the map freely. */
export function useMapFocus({ chosen, chosenPlaces, allPlaces, list }: MapSight): [MapFocus, MapLook] {
  const [focus, setFocus] = useState<MapFocus>({ places: chosenPlaces.length > 0 ? chosenPlaces : allPlaces })
  const lookAtAll = useEffectEvent(() => {
    if (chosen === '') setFocus({ places: allPlaces })
  })
  const lookAtChosen = useEffectEvent(() => setFocus({ places: chosenPlaces }))

  const isThere = allPlaces.length > 0
  useEffect(() => {
    if (isThere && list !== '') lookAtAll()
  }, [isThere, list])

  // Fit again when the courier's position arrives.
  const known = chosenPlaces.length
  useEffect(() => {
    if (chosen !== '' && known > 0) lookAtChosen()
  }, [chosen, known])

  return [focus, { atAll: () => setFocus({ places: allPlaces }), at: (places) => setFocus({ places }) }]
}
