import { useMemo, useState } from 'react'
import { loadOrderCourierLocation } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { idStruct } from '../../../lib/structs'
import type { MapCourier } from '../../../parts/couriers/courierPositions'
import { COURIER_REFRESH_MS, useCourierPositions } from '../../../parts/couriers/useCourierPositions'
import { useAccess, useUser } from '../../../session/sessionHooks'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import type { MapOrder } from './mapOrders'
import type { MapSelection } from './orderMarkers'
import { scrollToRow } from './useHighlightOrderRows'

function useCity(filterCity: number | undefined, open: MapOrder | undefined): number | undefined {
  const [first, ...others] = useUser().allowedCities
  return filterCity ?? (others.length === 0 ? first?.id : open?.cityId)
}

export function useMapSelection(orders: readonly MapOrder[], filterCity: number | undefined) {
  const { get, set } = useUrlQuery()
  const openId = get('order', idStruct())
  const [courierId, chooseCourier] = useState<number>()
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    chooseCourier(undefined)
  }
  const open = orders.find(({ id }) => id === openId)

  const mayLocate = useAccess()('courier_location_view')
  const cityId = useCity(filterCity, open)
  const positions = useCourierPositions(cityId, { skip: !mayLocate })
  const external = useLoadedValue(loadOrderCourierLocation, [open?.id], {
    every: COURIER_REFRESH_MS,
    skip: !mayLocate || !open?.isExternal,
  })
  const couriers = positions.couriers ?? NO_COURIERS

  const choice = useMemo((): MapSelection => {
    const courier = couriers.find((each) => each.id === courierId)
    if (courier) {
      const own = orders.filter((order) => order.courierId === courierId)
      return { orders: own, courier, courierPlace: courier.place, courierId }
    }
    const own = couriers.find((each) => each.id === open?.courierId)
    const courierPlace = open && (toLatLong(external.value) ?? own?.place)
    return { orders: open ? [open] : [], courier, courierPlace, courierId: own?.id }
  }, [orders, couriers, courierId, open, external.value])

  const selectOrder = (orderId: number) => {
    if (orderId === openId) return set({ order: undefined })
    set({ order: orderId })
    scrollToRow(orderId)
  }
  const selectCourier = (courier: number) => chooseCourier(courier === courierId ? undefined : courier)
  return { choice, open, couriers, cityId, mayLocate, positions, selectOrder, selectCourier, chooseCourier }
}

const NO_COURIERS: readonly MapCourier[] = []
