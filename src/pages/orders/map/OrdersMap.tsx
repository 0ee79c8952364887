import { memo, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { orderStatuses } from '../../../session/dictionaries'
import { useLoader } from '../../../ui/load/useLoader'
import { MapPin } from '../../../ui/map/MapMarker'
import { TileMap } from '../../../ui/map/TileMap'
import { attentionState } from '../attention/attentionStore'
import { CourierCard, OrderCard } from './MapCards'
import { MapMarks } from './MapMarks'
import { MapNotes } from './MapNotes'
import { useMapOrders } from './mapOrders'
import { marksOf, placesOf } from './marks'
import { OrderWays, StartPoints } from './OrderWays'
import { useMapChoice } from './useMapChoice'
import { useMapFocus } from './useMapFocus'
import { useMarkedRows } from './useMarkedRows'
import './ordersMap.css'

export type OrdersMapProps = {
  /** Rows of the table beside it. */
  rows: readonly OrderRow[]
  /** The table shows the orders of a chosen count alone, and so does the map. */
  isAttention: boolean
  /** The filter's city. */
  cityId: number | undefined
  /** Changes with the filter and the count: another list of orders, looked at from the start. */
  list: string
}

/** Orders of the list on the map, with the couriers of the city; what is chosen in one is chosen in the other. */
function OrdersMapInner({ rows, isAttention, cityId: filterCity, list }: OrdersMapProps) {
  const statuses = useLoader(orderStatuses).value ?? []
  const { rows: attentionRows, scope } = useSnapshot(attentionState)
  const ids = useMemo(() => (isAttention ? attentionRows.map(({ id }) => id) : undefined), [isAttention, attentionRows])
  const orders = useMapOrders(ids)
  const { choice, open, couriers, cityId, mayLocate, located, select, chooseCourier } = useMapChoice(orders, filterCity)
  useMarkedRows(
    useMemo(() => choice.orders.map(({ id }) => id), [choice.orders]),
    rows,
  )

  const [focus, lookAtAll] = useMapFocus({
    chosen: choice.courier ? `courier ${choice.courier.courierId}` : open ? `order ${open.id}` : '',
    chosenPlaces: placesOf(choice),
    allPlaces: [...orders.flatMap(({ to }) => to ?? []), ...couriers],
    list: `${list} ${scope} ${couriers.length > 0}`,
  })
  const hasChoice = choice.orders.length > 0
  return (
    <section className="orders-map" aria-label="Карта заказов">
      <div className="orders-map__map">
        <TileMap label="Карта заказов: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          <OrderWays orders={choice.orders} courier={choice.courierPlace} />
          <StartPoints orders={hasChoice ? choice.orders : orders} isFaint={!hasChoice} />
          {open?.isExternal && choice.courierPlace && !choice.courier && (
            <MapPin place={choice.courierPlace} color="var(--ink)" label={open.courierName ?? 'Внешний курьер'} />
          )}
          <MapMarks marks={marksOf(orders, couriers, choice, statuses)} onSelect={select} />
        </TileMap>
        <MapNotes
          orders={orders}
          onShowAll={lookAtAll}
          needsCity={mayLocate && cityId === undefined}
          hasFailed={located.failure !== undefined}
          onRetry={located.reload}
        />
      </div>
      {choice.courier ? (
        <CourierCard
          courier={choice.courier}
          cityId={cityId}
          orders={choice.orders}
          onClose={() => chooseCourier(undefined)}
        />
      ) : (
        open && (
          <OrderCard
            order={open}
            courierPlace={choice.courierPlace}
            isInTable={rows.some(({ id }) => id === open.id)}
            onCourier={chooseCourier}
          />
        )
      )}
    </section>
  )
}

/** Memoised: a live update that the map does not show, and a new count of rows, render nothing here. */
export const OrdersMap = memo(OrdersMapInner)
