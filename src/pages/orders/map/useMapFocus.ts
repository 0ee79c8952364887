import { useEffect, useEffectEvent, useState } from 'react'
import type { LatLong } from '../../../domain/geo'
import type { MapFocus } from '../../../kit/map/TileMap'

type MapFocusOptions = {
  /** Identifies the selected order or courier; empty if nothing is selected. */
  chosen: string
  chosenPlaces: readonly LatLong[]
  allPlaces: readonly LatLong[]
  /**
   * Key of the data on the map: the filter, the loaded pages and the couriers. When it changes, the map is fitted to all orders and
   * couriers, unless an order or a courier is selected.
   */
  list: string
}

type MapFocusActions = { atAll: () => void; at: (places: readonly LatLong[]) => void }

/**
 * Fits the map to all places when they are loaded or `list` changes, and to the selected places after each new selection. Otherwise the map
 * does not move, because the user may have moved it.
 */
export function useMapFocus({ chosen, chosenPlaces, allPlaces, list }: MapFocusOptions): [MapFocus, MapFocusActions] {
  const [focus, setFocus] = useState<MapFocus>({ places: chosenPlaces.length > 0 ? chosenPlaces : allPlaces })
  const lookAtAll = useEffectEvent(() => {
    if (chosen === '') setFocus({ places: allPlaces })
  })
  const lookAtChosen = useEffectEvent(() => setFocus({ places: chosenPlaces }))

  const isThere = allPlaces.length > 0
  useEffect(() => {
    if (isThere && list !== '') lookAtAll()
  }, [isThere, list])

  // Fit the map to the selection again when the position of the selected courier arrives.
  const known = chosenPlaces.length
  useEffect(() => {
    if (chosen !== '' && known > 0) lookAtChosen()
  }, [chosen, known])

  return [focus, { atAll: () => setFocus({ places: allPlaces }), at: (places) => setFocus({ places }) }]
}
