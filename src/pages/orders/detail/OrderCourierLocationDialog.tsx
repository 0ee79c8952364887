import { Skeleton } from 'antd'
import { loadOrderCourierLocation, type Order } from '../../../api/orders'
import { estimateRemainingRoute } from '../../../domain/estimateRemainingRoute'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { NBSP } from '../../../domain/textFormatting'
import { formatEpochTime, toEpochSecond } from '../../../lib/moments'
import { CourierPositionMap } from '../../../parts/couriers/CourierPositionMap'
import {
  type CourierPosition,
  courierSeenText,
  loadCourierPosition,
  POSITION_REFRESH_MS,
  toCourierPosition,
  useCourierSeenAt,
} from '../../../parts/couriers/courierPosition'
import { cityTimezone } from '../../../session/timezones'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { MapPin } from '../../../ui/map/MapPin'
import { courierName } from '../list/courierName'
import { useComputedEverySecond } from '../list/useComputedEverySecond'
import { MapDialog } from './MapDialog'
import { OrderLateReasonNote } from './OrderWarnings'

type Props = { open: boolean; order: Order; onClose: () => void }

export function OrderCourierLocationDialog({ open, order, onClose }: Props) {
  return (
    <MapDialog open={open} title={`Местоположение курьера, заказ ${order.id}`} onClose={onClose}>
      {/* Remount when the order gets another courier, so that the map starts at the new courier's position. */}
      <CourierOnMap key={order.isExternalCourier ? 'external' : order.courier?.id} order={order} />
    </MapDialog>
  )
}

function CourierOnMap({ order }: { order: Order }) {
  const { id, isExternalCourier, courier, cityId } = order
  const place = useLoadedValue(loadPosition, [isExternalCourier ? { orderId: id } : { courierId: courier?.id }], {
    every: POSITION_REFRESH_MS,
  })
  const seenAt = useCourierSeenAt(cityId, isExternalCourier ? undefined : courier?.id)
  const { value } = place
  if (!value && place.status === 'failed') return <ErrorPanel failure={place.failure} onRetry={place.reload} />
  if (!value) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return (
    <>
      <OrderLateReasonNote order={order} />
      <LoadFailureAlert of={place} />
      <RouteFacts order={order} at={value.at} loadedAt={value.loadedAt} seenAt={seenAt} />
      <RouteMap order={order} at={value.at} seenAt={seenAt} />
    </>
  )
}

type RouteFactsProps = CourierPosition & { order: Order; seenAt: number | undefined }

function RouteFacts({ order, at, loadedAt, seenAt }: RouteFactsProps) {
  const { companyName, addressFrom, addressTo, deliveryStartAt, courier, cityId } = order
  const timezone = cityTimezone(cityId)
  const facts = useComputedEverySecond((now) => {
    const route = estimateRemainingRoute({
      courier: at,
      branch: toLatLong(addressFrom),
      customer: toLatLong(addressTo),
      // Until the courier departs, some servers send the planned departure time, so ignore a time in the future.
      hasLeft: deliveryStartAt !== undefined && toEpochSecond(deliveryStartAt, timezone) <= now,
      courierTypeId: courier?.courierTypeId,
    })
    return {
      route,
      age: courierSeenText(seenAt, loadedAt, now),
      arrival: route?.minutes === undefined ? undefined : formatEpochTime(loadedAt + route.minutes * 60, timezone),
    }
  }, true)
  const { route, age, arrival } = facts
  return (
    <dl className="order-detail__whereabouts">
      <dt>Положение</dt>
      <dd>{age}</dd>
      {route?.toBranchKm !== undefined && (
        <>
          <dt>До заведения</dt>
          <dd>{[km(route.toBranchKm), companyName ?? addressFrom?.address].filter(Boolean).join(', ')}</dd>
        </>
      )}
      <dt>До клиента</dt>
      <dd>{[route ? km(route.toCustomerKm) : '—', orderAddress(addressTo)].filter(Boolean).join(', ')}</dd>
      <dt>Приедет</dt>
      <dd>
        {arrival === undefined
          ? '—'
          : `примерно в ${arrival}, через ${route?.minutes}${NBSP}мин (оценка по прямой${
              route?.toBranchKm === undefined ? '' : ', без ожидания в заведении'
            })`}
      </dd>
    </dl>
  )
}

function RouteMap({ order, at, seenAt }: { order: Order; at: LatLong; seenAt: number | undefined }) {
  const { courier, externalOrderInfo, addressFrom, addressTo } = order
  const [branch, customer] = [toLatLong(addressFrom), toLatLong(addressTo)]
  const name = (courier && courierName(courier)) || externalOrderInfo?.courierName || 'Курьер'
  return (
    <CourierPositionMap
      place={at}
      fio={name}
      courierTypeId={courier?.courierTypeId}
      seenAt={seenAt}
      route={[branch, customer].filter((place) => place !== undefined)}
    >
      {branch && <MapPin place={branch} color="var(--tone-warning-solid)" label="Заведение" />}
      {customer && <MapPin place={customer} color="var(--ink)" label="Клиент" />}
    </CourierPositionMap>
  )
}

type PositionSource = { orderId?: number; courierId?: number | undefined }

async function loadPosition({ orderId, courierId }: PositionSource, signal: AbortSignal): Promise<CourierPosition> {
  if (orderId !== undefined) return toCourierPosition(await loadOrderCourierLocation(orderId, signal))
  return courierId === undefined ? toCourierPosition(undefined) : loadCourierPosition(courierId, signal)
}

const km = (distance: number): string => `${distance.toFixed(1).replace('.', ',')}${NBSP}км`
