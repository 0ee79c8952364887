import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { COURIER_MAP_ZOOM, type LatLong } from '../../domain/geo'
import type { MapFocus } from '../../kit/map/TileMap'
import type { MapCourier } from './courierPositions'

/**
 * Moves the map to all couriers of a city when their first positions arrive, and to a courier when the courier is selected. Later
 * positions move the map only while the user follows the selected courier. `couriers` is undefined while a city loads.
 */
export function useCourierMapCentering(
  couriers: readonly MapCourier[] | undefined,
  selectedId: number | null,
  isFollowing: boolean,
) {
  const [focus, setFocus] = useState<MapFocus>({ places: [] })
  const latest = useRef(couriers)
  useLayoutEffect(() => {
    latest.current = couriers
  })
  const showAll = useCallback(() => setFocus({ places: latest.current?.flatMap(({ place }) => place ?? []) ?? [] }), [])
  const lookAt = useCallback((places: readonly LatLong[]) => setFocus({ places, zoom: COURIER_MAP_ZOOM }), [])
  const selected = couriers?.find(({ id }) => id === selectedId)?.place
  const lookAtSelected = useEffectEvent(() => {
    if (selected) setFocus({ places: [selected], zoom: COURIER_MAP_ZOOM })
  })

  const lookAtFirst = useEffectEvent(() => (selected ? lookAtSelected() : showAll()))
  const isFitted = useRef(false)
  useEffect(() => {
    if (!couriers) {
      isFitted.current = false
      showAll()
    } else if (!isFitted.current && couriers.some(({ place }) => place)) {
      isFitted.current = true
      lookAtFirst()
    }
  }, [couriers, showAll])
  useEffect(() => {
    if (selectedId !== null) lookAtSelected()
  }, [selectedId])
  useEffect(() => {
    if (isFollowing && couriers) lookAtSelected()
  }, [isFollowing, couriers])

  return { focus, showAll, lookAt }
}
