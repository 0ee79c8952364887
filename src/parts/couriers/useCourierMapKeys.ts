import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { LatLong } from '../../domain/geo'
import { hasOwnKeyHandling } from '../../ui/shortcuts/focusChecks'
import { isShortcutPressed } from '../../ui/shortcuts/shortcuts'
import { adjacentCourierId, sortCouriersByDistance } from './adjacentCourier'
import type { MapCourier } from './courierPositions'
import '../../ui/shortcuts/mapShortcuts'

type CourierMapKeysOptions = {
  couriers: readonly MapCourier[]
  center: RefObject<LatLong | undefined>
  selectedId: number | null
  onSelect: (id: number | null) => void
  onOpen: (id: number) => void
  onFollow: () => void
  onShowAll: () => void
}

/**
 * Keys of the courier map. J and K select the next and the previous courier by distance from the center, Enter opens
 * the courier's card, F follows the courier, 0 shows all couriers, Esc clears the selection. The keys do not depend on
 * the keyboard layout.
 */
export function useCourierMapKeys(keys: CourierMapKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { couriers, center, selectedId, onSelect } = keys
  const order = useRef<readonly number[]>([])

  const walk = (step: 1 | -1) => {
    // Selecting a courier moves the map and thus changes the distances, so the couriers are sorted only at the first
    // press of J or K.
    if (selectedId === null || !order.current.includes(selectedId)) {
      order.current = sortCouriersByDistance(couriers, center.current).map(({ id }) => id)
    }
    const present = order.current.filter((id) => couriers.some((courier) => courier.id === id))
    const next = adjacentCourierId(present, selectedId, step)
    if (next === undefined) return
    onSelect(next)
    if (document.activeElement?.matches('.courier-row')) {
      document.querySelector<HTMLElement>(`[data-courier="${next}"]`)?.focus()
    }
  }

  return (event) => {
    const { nativeEvent, target } = event
    // Enter on the row of another courier clicks the row and so selects this courier.
    const isOnControl =
      target instanceof Element && target.closest(`a, button:not([data-courier="${selectedId}"])`) !== null
    if (hasOwnKeyHandling(target) && !(target as Element).closest('.tile-map')) return
    if (isShortcutPressed('mapNext', nativeEvent)) walk(1)
    else if (isShortcutPressed('mapPrevious', nativeEvent)) walk(-1)
    else if (isShortcutPressed('mapAll', nativeEvent)) keys.onShowAll()
    else if (selectedId === null) return
    else if (isShortcutPressed('mapLeave', nativeEvent)) onSelect(null)
    else if (isShortcutPressed('mapFollow', nativeEvent)) keys.onFollow()
    else if (isShortcutPressed('mapOpen', nativeEvent) && !isOnControl) keys.onOpen(selectedId)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
