import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { loadCourier, loadCourierLocations } from '../../../api/couriers'
import { loadOrderCourierLocation, type Order } from '../../../api/orders'
import { estimateRemainingRoute } from '../../../domain/estimateRemainingRoute'
import { COURIER_MAP_ZOOM, type LatLong, toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { formatDataAge } from '../../../domain/positionAge'
import { NBSP } from '../../../domain/textFormatting'
import { type MapFocus, TileMap } from '../../../kit/map/TileMap'
import { nowSecond } from '../../../lib/clock'
import { RequestFailure } from '../../../lib/failure'
import { formatEpochTime, toEpochSecond } from '../../../lib/moments'
import { courierPositionMark } from '../../../parts/couriers/CourierPositionMap'
import { cityTimezone } from '../../../session/timezones'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { StaticMapCanvas } from '../../../ui/map/canvas/MapCanvas'
import { MapPin } from '../../../ui/map/MapPin'
import { courierName } from '../list/courierName'
import { useComputedEverySecond } from '../list/useComputedEverySecond'
import { MapDialog } from './MapDialog'
import { OrderLateReasonNote } from './OrderWarnings'
import './orderCourierLocationDialog.css'

const REFRESH_MS = 10_000

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
    every: REFRESH_MS,
  })
  // The request for one courier's position does not return the time of the position; only the request for all couriers of
  // the city does. The two requests are separate, so that the position is shown even if its time fails to load.
  const seen = useLoadedValue(loadPositionTime, [cityId, isExternalCourier ? undefined : courier?.id], {
    every: REFRESH_MS,
  })
  const { value } = place
  if (!value && place.status === 'failed') return <ErrorPanel failure={place.failure} onRetry={place.reload} />
  if (!value) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return (
    <>
      <OrderLateReasonNote order={order} />
      <LoadFailureAlert of={place} />
      <RouteFacts order={order} at={value.at} loadedAt={value.loadedAt} seenAt={seen.value ?? undefined} />
      <RouteMap order={order} at={value.at} />
    </>
  )
}

type Known = { at: LatLong; loadedAt: number }

/** `seenAt`: when the courier's phone sent the position, in city time or with an offset. */
function RouteFacts({ order, at, loadedAt, seenAt }: Known & { order: Order; seenAt: string | undefined }) {
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
      age:
        seenAt === undefined
          ? `получено ${formatDataAge(now - loadedAt)} назад, возраст неизвестен`
          : `${formatDataAge(now - toEpochSecond(seenAt, timezone))} назад`,
      arrival: route?.minutes === undefined ? undefined : formatEpochTime(loadedAt + route.minutes * 60, timezone),
    }
  }, true)
  const { route, age, arrival } = facts
  return (
    <dl className="courier-way">
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

function RouteMap({ order, at }: { order: Order; at: LatLong }) {
  const { courier, externalOrderInfo, addressFrom, addressTo } = order
  const [branch, customer] = [toLatLong(addressFrom), toLatLong(addressTo)]
  // A refresh moves the marker and not the map, which the user may have moved.
  const [focus, setFocus] = useState<MapFocus>({ places: [at], zoom: COURIER_MAP_ZOOM })
  const name = (courier && courierName(courier)) || externalOrderInfo?.courierName || 'Курьер'
  return (
    <div className="courier-way__map">
      <TileMap label="Карта: где курьер" focus={focus}>
        {branch && <MapPin place={branch} color="var(--tone-warning-solid)" label="Заведение" />}
        {customer && <MapPin place={customer} color="var(--ink)" label="Клиент" />}
        <StaticMapCanvas
          marks={[courierPositionMark({ place: at, fio: name, courierTypeId: courier?.courierTypeId })]}
        />
      </TileMap>
      <div className="courier-way__buttons">
        <Button size="small" onClick={() => setFocus({ places: [at], zoom: COURIER_MAP_ZOOM })}>
          К курьеру
        </Button>
        {(branch || customer) && (
          <Button
            size="small"
            onClick={() => setFocus({ places: [at, branch, customer].filter((place) => place !== undefined) })}
          >
            Весь путь
          </Button>
        )}
      </div>
    </div>
  )
}

type PositionSource = { orderId?: number; courierId?: number | undefined }

async function loadPosition({ orderId, courierId }: PositionSource, signal: AbortSignal): Promise<Known> {
  const at = toLatLong(
    orderId !== undefined
      ? await loadOrderCourierLocation(orderId, signal)
      : await loadCourierLocation(courierId, signal),
  )
  if (!at) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return { at, loadedAt: nowSecond() }
}

async function loadCourierLocation(courierId: number | undefined, signal: AbortSignal) {
  return courierId === undefined ? undefined : (await loadCourier(courierId, ['location'], signal)).location
}

async function loadPositionTime(cityId: number, courierId: number, signal: AbortSignal): Promise<string | null> {
  const places = await loadCourierLocations(cityId, signal)
  return places.find((place) => place.courierId === courierId)?.updatedAt ?? null
}

const km = (distance: number): string => `${distance.toFixed(1).replace('.', ',')}${NBSP}км`
