import { useEffect, useEffectEvent, useState } from 'react'
import type { LatLong } from '../../../domain/geo'
import type { MapFocus } from '../../../ui/map/TileMap'

export type MapSight = {
  /** What is chosen, in words that change when something else is; empty when nothing is. */
  chosen: string
  /** Where what is chosen is, as far as it is known. */
  chosenPlaces: readonly LatLong[]
  allPlaces: readonly LatLong[]
  /** Changes when there is more, or something else, to see: another list, its other pages, the couriers. */
  list: string
}

/** Moves of the map that are asked for. */
export type MapLook = { atAll: () => void; at: (places: readonly LatLong[]) => void }

/** Shows everything at first, then what is chosen; in between the user moves the map freely. */
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

  // How many places it has, too: its courier is known a little later.
  const known = chosenPlaces.length
  useEffect(() => {
    if (chosen !== '' && known > 0) lookAtChosen()
  }, [chosen, known])

  return [focus, { atAll: () => setFocus({ places: allPlaces }), at: (places) => setFocus({ places }) }]
}
