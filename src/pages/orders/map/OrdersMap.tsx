import { memo, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OrderStatus } from '../../../api/dictionaries'
import type { Order, OrderFilters } from '../../../api/orders'
import type { LatLong } from '../../../domain/geo'
import type { OrderAttentionKind } from '../../../domain/ordersAttention'
import { TileMap } from '../../../kit/map/TileMap'
import { filtersToBody, type ListQuery } from '../../../lib/listQuery'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { courierIdOfMark, courierMarkKey, courierMarks } from '../../../parts/couriers/courierMarks'
import { groupOrdersByCourier } from '../../../parts/couriers/courierOrders'
import { orderStatusesLoader } from '../../../session/dictionaries'
import { useLoaderState } from '../../../ui/load/useLoaderState'
import { MapCanvas } from '../../../ui/map/canvas/MapCanvas'
import { MapLine } from '../../../ui/map/MapLine'
import { MapPin } from '../../../ui/map/MapPin'
import { AssignOrdersButton } from '../assign/AssignOrdersButton'
import type { AssignDialogOpener } from '../assign/useOrderAssignment'
import { COUNTED_ORDER_PAGES_LABELS } from '../attention/countedOrderPagesLabels'
import { attentionStoreState, orderAttentionStore } from '../attention/orderAttentionStore'
import { MapCourierCard, MapOrderCard } from './MapCards'
import { type MapOrder, toMapOrders } from './mapOrders'
import { OrderMapNotes } from './OrderMapNotes'
import {
  mapMarksLabel,
  mapSelectionPlaces,
  orderIdOfMark,
  orderMarkers,
  orderMarkKey,
  pickupMarks,
} from './orderMarkers'
import { useHighlightOrderRows } from './useHighlightOrderRows'
import { useMapFocus } from './useMapFocus'
import { useMapSelection } from './useMapSelection'
import './ordersMap.css'

type OrdersMapProps = {
  rows: readonly OrderRow[]
  query: ListQuery<OrderFilters>
  attention: OrderAttentionKind | undefined
  assign: AssignDialogOpener | undefined
  chosen: readonly OrderRow[]
}

export const OrdersMap = memo(function OrdersMap(props: OrdersMapProps) {
  const { rows, query, attention, assign, chosen: chosenRows } = props
  const isAttention = attention !== undefined
  const statuses = useLoaderState(orderStatusesLoader, ({ value }) => value) ?? NO_STATUSES
  const { rows: attentionRows, scope } = useSnapshot(attentionStoreState)
  const ids = useMemo(() => (isAttention ? attentionRows.map(({ id }) => id) : undefined), [isAttention, attentionRows])
  const orders = useMapOrders(ids)
  const { choice, open, couriers, cityId, mayLocate, positions, ...select } = useMapSelection(orders, query.cityId)
  const { courier: chosen } = choice
  useHighlightOrderRows(
    useMemo(() => choice.orders.map(({ id }) => id), [choice.orders]),
    rows,
  )

  const [focus, look] = useMapFocus({
    chosen: chosen ? `courier ${chosen.id}` : open ? `order ${open.id}` : '',
    chosenPlaces: mapSelectionPlaces(choice),
    allPlaces: [...orders, ...couriers].flatMap(
      (each) => ('to' in each ? each.to : 'place' in each && each.place) || [],
    ),
    list: JSON.stringify([filtersToBody({ ...query, orderBy: undefined }), attention, scope, couriers.length > 0]),
  })
  const hasChoice = choice.orders.length > 0
  const courierId = choice.courierId
  const orderDots = useMemo(() => orderMarkers(orders, choice, statuses), [orders, choice, statuses])
  const drawn = useMemo(() => {
    const isFaint = ({ id }: { id: number }) => (hasChoice || courierId !== undefined) && id !== courierId
    return courierMarks(couriers, groupOrdersByCourier(orders), positions.now, isFaint)
  }, [couriers, orders, positions.now, hasChoice, courierId])
  const marks = useMemo(
    () => [...pickupMarks(orders, choice), ...orderDots, ...drawn],
    [orders, choice, orderDots, drawn],
  )
  const apart = useMemo(() => (courierId === undefined ? [] : [courierMarkKey(courierId)]), [courierId])
  const chosenId = chosen?.id
  const selected = useMemo(
    () => [
      ...choice.orders.map(({ id }) => orderMarkKey(id)),
      ...(chosenId === undefined ? [] : [courierMarkKey(chosenId)]),
    ],
    [choice.orders, chosenId],
  )
  const onSelect = (key: string) => {
    const [orderId, courierId] = [orderIdOfMark(key), courierIdOfMark(key)]
    if (orderId !== undefined) select.selectOrder(orderId)
    if (courierId !== undefined) select.selectCourier(courierId)
  }
  return (
    <section className="orders-map" aria-label="Карта заказов">
      <div className="orders-map__map">
        <TileMap label="Карта заказов: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          <OrderWays orders={choice.orders} courier={choice.courierPlace} />
          {open?.isExternal && choice.courierPlace && !chosen && (
            <MapPin place={choice.courierPlace} color="var(--ink)" label={open.courierName ?? 'Внешний курьер'} />
          )}
          <MapCanvas
            marks={marks}
            label={mapMarksLabel(orderDots.length, drawn.length)}
            selected={selected}
            onSelect={onSelect}
            onLookAt={look.at}
            apart={apart}
            isWalked
          />
        </TileMap>
        <OrderMapNotes
          orders={orders}
          isListed={!isAttention && rows.length > 0}
          scopeLabel={COUNTED_ORDER_PAGES_LABELS[scope]}
          onShowAll={look.atAll}
          needsCity={mayLocate && cityId === undefined}
          unreadable={positions.loaded.value?.unreadable ?? 0}
          failure={positions.loaded.failure ?? positions.loaded.value?.positionsFailure}
          onRetry={positions.loaded.reload}
        />
      </div>
      {chosen ? (
        <MapCourierCard
          courier={chosen}
          now={positions.now}
          orders={choice.orders}
          assign={
            assign && (
              <AssignOrdersButton
                courier={chosen}
                cityId={cityId}
                openId={open?.id}
                chosen={chosenRows}
                assign={assign}
              />
            )
          }
          onClose={() => select.chooseCourier(undefined)}
        />
      ) : (
        open && (
          <MapOrderCard
            order={open}
            courierPlace={choice.courierPlace}
            isInTable={rows.some(({ id }) => id === open.id)}
            onCourier={select.chooseCourier}
          />
        )
      )}
    </section>
  )
})

const NO_STATUSES: readonly OrderStatus[] = []

function OrderWays({ orders, courier }: { orders: readonly MapOrder[]; courier: LatLong | undefined }) {
  return orders.map(
    ({ id, from, to }) =>
      to && (
        <div key={id}>
          {from && <MapLine places={[from, to]} color="var(--ink)" />}
          {courier && <MapLine places={[courier, to]} color="var(--ink)" isDashed />}
        </div>
      ),
  )
}

const countedOrders = (): Order[] => [...orderAttentionStore.known()].map(({ row }) => row.order)

function useMapOrders(ids: readonly number[] | undefined): readonly MapOrder[] {
  const [orders, setOrders] = useState<readonly MapOrder[]>(() => toMapOrders([], countedOrders()))
  useEffect(() => {
    const update = () => setOrders((last) => toMapOrders(last, countedOrders()))
    update()
    return orderAttentionStore.followKnown(update)
  }, [])
  return useMemo(() => (ids ? orders.filter(({ id }) => ids.includes(id)) : orders), [orders, ids])
}
