import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { COURIER_TYPE_LABEL, isCourierType } from '../../../domain/couriers'
import { distanceText, type LatLong } from '../../../domain/geo'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { positionAgeText } from '../../../parts/couriers/courierMarks'
import type { MapCourier } from '../../../parts/couriers/courierPositions'
import { ColorDotTag } from '../../../ui/StatusTag'
import { toolButtonProps } from '../../../ui/toolButton'
import { useStatusNames } from '../list/useStatusNames'
import type { MapOrder } from './mapOrders'
import { scrollToRow } from './useHighlightOrderRows'

type MapOrderCardProps = {
  order: MapOrder
  courierPlace: LatLong | undefined
  isInTable: boolean
  onCourier: (id: number) => void
}

export function MapOrderCard({ order, courierPlace, isInTable, onCourier }: MapOrderCardProps) {
  const { id, address, to, from, courierId } = order
  const { name, color } = useStatusNames()(order.status)
  return (
    <section className="map-card" aria-label={`Заказ ${id} на карте`}>
      <div className="map-card__head">
        <span className="map-card__title">Заказ {id}</span>
        <ColorDotTag color={color}>{name}</ColorDotTag>
      </div>
      {address && <div>{address}</div>}
      <div className="map-card__second">
        {courierId !== undefined && courierPlace ? (
          <Button type="link" size="small" className="map-card__link" onClick={() => onCourier(courierId)}>
            {courierName(order)}
          </Button>
        ) : (
          courierName(order)
        )}
      </div>
      {to ? (
        <Distances from={from} to={to} courier={courierPlace} />
      ) : (
        <div className="map-card__second">У адреса нет координат</div>
      )}
      {!isInTable && <FindInList id={id} />}
    </section>
  )
}

type MapCourierCardProps = {
  courier: MapCourier
  /** Seconds since the epoch. */
  now: number
  orders: readonly MapOrder[]
  assign: ReactNode
  onClose: () => void
}

export function MapCourierCard({ courier, now, orders, assign, onClose }: MapCourierCardProps) {
  const { fio, courierTypeId, state } = courier
  const { linkWith } = useUrlQuery()
  const type = isCourierType(courierTypeId) ? COURIER_TYPE_LABEL[courierTypeId] : undefined
  return (
    <section className="map-card" aria-label="Курьер на карте">
      <div className="map-card__head">
        <span className="map-card__title">{fio}</span>
        <Button
          {...toolButtonProps('Закрыть карточку')}
          className="map-card__close"
          icon={<CloseOutlined />}
          onClick={onClose}
        />
      </div>
      <div className="map-card__second">{[state, type, positionAgeText(courier, now)].filter(Boolean).join(' · ')}</div>
      {orders.length === 0 ? (
        <div>Нет заказов из этого списка</div>
      ) : (
        <>
          <div>{countWithNoun(orders.length, 'заказ', 'заказа', 'заказов')}:</div>
          <ul className="map-card__orders">
            {orders.map(({ id, address }) => (
              <li key={id}>
                <Link href={linkWith({ order: id })} onClick={() => scrollToRow(id)}>
                  {id}
                </Link>{' '}
                {address}
              </li>
            ))}
          </ul>
        </>
      )}
      {assign}
    </section>
  )
}

function FindInList({ id }: { id: number }) {
  const { linkWith } = useUrlQuery()
  return <Link href={linkWith({ id, order: id, page: undefined, attention: undefined })}>Найти в списке</Link>
}

type DistancesProps = { from: LatLong | undefined; to: LatLong; courier: LatLong | undefined }

function Distances({ from, to, courier }: DistancesProps) {
  const parts = [
    from && `от заведения ${distanceText(from, to)}`,
    courier && `от курьера ${distanceText(courier, to)}`,
  ].filter(Boolean)
  return parts.length > 0 && <div className="map-card__second">До клиента по прямой: {parts.join(', ')}</div>
}

function courierName({ courierId, courierName: name, isExternal }: MapOrder): string {
  if (courierId !== undefined) return name ?? `Курьер ${courierId}`
  if (isExternal) return name ? `Внешний курьер: ${bidiIsolated(name)}` : 'Внешний курьер'
  return 'Курьер не назначен'
}
