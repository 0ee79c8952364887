import { useMemo, useState } from 'react'
import { type CourierLocation, loadCourierLocations } from '../../../api/couriers'
import { loadOrderLocation } from '../../../api/orders'
import { placeOf } from '../../../domain/geo'
import { id } from '../../../lib/structs'
import { useAccess, useUser } from '../../../session/useAccess'
import { useAddress } from '../../../ui/address/useAddress'
import { useLoaded } from '../../../ui/load/useLoaded'
import type { MapMark } from './MapMarks'
import type { MapOrder } from './mapOrders'
import type { MapChoice } from './marks'
import { showRow } from './useMarkedRows'

/** Milliseconds between two requests for the places of couriers (operations, section 9). */
const REFRESH_MS = 30_000

/** The city whose couriers are shown: the filter's, the only one, or that of the open order. */
function useCity(filterCity: number | undefined, open: MapOrder | undefined): number | undefined {
  const [first, ...others] = useUser().allowedCities
  return filterCity ?? (others.length === 0 ? first?.id : open?.cityId)
}

/** What is chosen on the map and in the list, and the couriers: the order stands in the address, a courier does not. */
export function useMapChoice(orders: readonly MapOrder[], filterCity: number | undefined) {
  const { get, set } = useAddress()
  const openId = get('order', id())
  const [courierId, chooseCourier] = useState<number>()
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    chooseCourier(undefined)
  }
  const open = orders.find(({ id }) => id === openId)

  const mayLocate = useAccess()('courier_location_view')
  const cityId = useCity(filterCity, open)
  const located = useLoaded(loadPlacedCouriers, [cityId], { every: REFRESH_MS, skip: !mayLocate })
  const external = useLoaded(loadOrderLocation, [open?.id], {
    every: REFRESH_MS,
    skip: !mayLocate || !open?.isExternal,
  })
  const couriers = located.value ?? NOBODY

  const choice = useMemo((): MapChoice => {
    const courier = couriers.find((each) => each.courierId === courierId)
    if (courier) {
      return { orders: orders.filter((order) => order.courierId === courierId), courier, courierPlace: courier }
    }
    const own = couriers.find((each) => each.courierId === open?.courierId)
    return { orders: open ? [open] : [], courier, courierPlace: open && (placeOf(external.value) ?? own) }
  }, [orders, couriers, courierId, open, external.value])

  const select = ({ kind, id: markId }: Pick<MapMark, 'kind' | 'id'>) => {
    if (kind === 'courier') chooseCourier(markId === courierId ? undefined : markId)
    else if (markId === openId) set({ order: undefined })
    else {
      set({ order: markId })
      showRow(markId)
    }
  }
  return { choice, open, couriers, cityId, mayLocate, located, select, chooseCourier }
}

const NOBODY: readonly CourierLocation[] = []

const loadPlacedCouriers = async (cityId: number, signal: AbortSignal): Promise<CourierLocation[]> =>
  (await loadCourierLocations(cityId, signal)).filter(placeOf)
