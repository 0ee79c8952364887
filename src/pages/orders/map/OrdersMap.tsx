import { memo, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { layerMarks } from '../../../parts/couriers/layerMarks'
import { orderStatuses } from '../../../session/dictionaries'
import { useLoader } from '../../../ui/load/useLoader'
import { MapCanvas } from '../../../ui/map/canvas/MapCanvas'
import { MapPin } from '../../../ui/map/MapMarker'
import { MapMarks } from '../../../ui/map/MapMarks'
import { TileMap } from '../../../ui/map/TileMap'
import { createMapWalk } from '../../../ui/map/walk'
import type { Assign } from '../assign/useAssigning'
import { attentionState } from '../attention/attentionStore'
import { AssignButton } from './AssignButton'
import { CourierCard, OrderCard } from './MapCards'
import { MapNotes } from './MapNotes'
import { useMapOrders } from './mapOrders'
import { dueTimes, markPlaces, orderMarks, orderOfKey } from './marks'
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
  /** Absent where the person may not change couriers. */
  assign: Assign | undefined
  /** Orders that are chosen in the list to be given away together. */
  chosen: readonly OrderRow[]
}

/** Orders of the list on the map, with the couriers of the city; what is chosen in one is chosen in the other. */
function OrdersMapInner({ rows, isAttention, cityId: filterCity, list, assign, chosen: chosenRows }: OrdersMapProps) {
  const statuses = useLoader(orderStatuses).value ?? []
  const { rows: attentionRows, scope } = useSnapshot(attentionState)
  const ids = useMemo(() => (isAttention ? attentionRows.map(({ id }) => id) : undefined), [isAttention, attentionRows])
  const orders = useMapOrders(ids)
  const { choice, open, couriers, cityId, mayLocate, layer, ...select } = useMapChoice(orders, filterCity)
  const { courier: chosen } = choice
  useMarkedRows(
    useMemo(() => choice.orders.map(({ id }) => id), [choice.orders]),
    rows,
  )

  const [focus, look] = useMapFocus({
    chosen: chosen ? `courier ${chosen.id}` : open ? `order ${open.id}` : '',
    chosenPlaces: markPlaces(choice),
    allPlaces: [...orders, ...couriers].flatMap(
      (each) => ('to' in each ? each.to : 'place' in each && each.place) || [],
    ),
    list: `${list} ${scope} ${couriers.length > 0}`,
  })
  const hasChoice = choice.orders.length > 0
  const seenId = choice.courierId
  const drawn = useMemo(() => {
    const isFaint = ({ id }: { id: number }) => (hasChoice || seenId !== undefined) && id !== seenId
    return layerMarks(couriers, dueTimes(orders), layer.now, isFaint)
  }, [couriers, orders, layer.now, hasChoice, seenId])
  const apart = useMemo(() => (seenId === undefined ? [] : [seenId]), [seenId])
  const [walk] = useState(createMapWalk)
  return (
    <section className="orders-map" aria-label="Карта заказов">
      <div className="orders-map__map">
        <TileMap label="Карта заказов: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          <OrderWays orders={choice.orders} courier={choice.courierPlace} />
          <StartPoints orders={hasChoice ? choice.orders : orders} isFaint={!hasChoice} />
          {open?.isExternal && choice.courierPlace && !chosen && (
            <MapPin place={choice.courierPlace} color="var(--ink)" label={open.courierName ?? 'Внешний курьер'} />
          )}
          <MapMarks
            marks={orderMarks(orders, choice, statuses)}
            onSelect={(key) => select.selectOrder(orderOfKey(key))}
            walk={walk}
          />
          <MapCanvas
            marks={drawn}
            selectedId={chosen?.id ?? null}
            onSelect={select.selectCourier}
            onLookAt={look.at}
            apart={apart}
            walk={walk}
            isStop={orders.every(({ to }) => to === undefined)}
          />
        </TileMap>
        <MapNotes
          orders={orders}
          onShowAll={look.atAll}
          needsCity={mayLocate && cityId === undefined}
          hasFailed={layer.loaded.failure !== undefined}
          onRetry={layer.loaded.reload}
        />
      </div>
      {chosen ? (
        <CourierCard
          courier={chosen}
          now={layer.now}
          orders={choice.orders}
          assign={assign && <AssignButton courier={chosen} openId={open?.id} chosen={chosenRows} assign={assign} />}
          onClose={() => select.chooseCourier(undefined)}
        />
      ) : (
        open && (
          <OrderCard
            order={open}
            courierPlace={choice.courierPlace}
            isInTable={rows.some(({ id }) => id === open.id)}
            onCourier={select.chooseCourier}
          />
        )
      )}
    </section>
  )
}

/** Memoised: a live update that the map does not show, and a new count of rows, render nothing here. */
export const OrdersMap = memo(OrdersMapInner)
