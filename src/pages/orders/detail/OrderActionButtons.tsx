import { AimOutlined, DownOutlined, EditOutlined, EnvironmentOutlined, SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useMemo, useState } from 'react'
import type { Order } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { LinkButton } from '../../../kit/LinkButton'
import { TileMap } from '../../../kit/map/TileMap'
import { OrderFineButton } from '../../../parts/fines/OrderFineButton'
import { useAccess } from '../../../session/sessionHooks'
import { useScreenExitCount } from '../../../ui/cachedScreen'
import { MapPin } from '../../../ui/map/MapPin'
import { useMenuFocus } from '../../../ui/useMenuFocus'
import { hasCourier } from '../courier/CurrentCourierNotice'
import { useDetailPlacement } from '../list/useDetailPlacement'
import { useStatusNames } from '../list/useStatusNames'
import { ChangeOrderCourierForm } from './ChangeOrderCourierForm'
import { CourierPhoneButton } from './CourierPhoneButton'
import { DetailLayoutButton } from './DetailLayoutButton'
import { MapDialog } from './MapDialog'
import { OrderCoordinatesForm } from './OrderCoordinatesForm'
import { OrderCourierLocationDialog } from './OrderCourierLocationDialog'
import { type OrderStatusTransition, StatusChangeDialog } from './StatusChangeDialog'
import { titledStatusTransitions } from './titledStatusTransitions'
import { useOrderDialog } from './useOrderDialog'

type OrderActionButtonsProps = { order: Order; isArchive: boolean; onChanged: () => void }

/** Shows only those actions for which the user has the permission (operations, «Order detail»). */
export function OrderActionButtons({ order, isArchive, onChanged }: OrderActionButtonsProps) {
  const can = useAccess()
  const { isShown, show, close } = useOrderDialog(order.id, isArchive)
  const { isInPanel } = useDetailPlacement()
  const exitCount = useScreenExitCount()
  const isAssigned = hasCourier(order)
  return (
    <div className="order-detail__actions">
      {can('order_change_status') && <StatusButtons order={order} onChanged={onChanged} />}
      {can('order_change_courier') && !isArchive && (
        <Button icon={<SwapOutlined />} onClick={() => show('courier')}>
          {isAssigned ? 'Сменить курьера' : 'Назначить курьера'}
        </Button>
      )}
      {can('order_change_coordinate') && (
        <Button icon={<AimOutlined />} onClick={() => show('coordinates')}>
          Изменить координаты
        </Button>
      )}
      {isAssigned && (
        <CourierPhoneButton
          key={[order.courier?.id, order.deliveryService, order.externalOrderInfo?.courierName, exitCount].join(' ')}
          order={order}
          isRequested={isShown('phone')}
          onRequestDone={close}
        />
      )}
      {isAssigned && can('courier_location_view') && (
        <Button icon={<EnvironmentOutlined />} onClick={() => show('location')}>
          Где курьер
        </Button>
      )}
      <OrderFineButton order={order} />
      {/* The edit page requires the permissions to update an order and to change its courier; hide the button if one is missing. */}
      {can({ every: ['order_update', 'order_change_courier'] }) && !isArchive && (
        <LinkButton icon={<EditOutlined />} to={paths.order(order.id).edit}>
          Редактировать
        </LinkButton>
      )}
      {!isInPanel && <DetailLayoutButton />}
      <ChangeOrderCourierForm open={isShown('courier')} order={order} onChanged={onChanged} onClose={close} />
      <OrderCoordinatesForm open={isShown('coordinates')} order={order} onChanged={onChanged} onClose={close} />
      <AddressDialog open={isShown('address')} order={order} onClose={close} />
      <OrderCourierLocationDialog open={isShown('location')} order={order} onClose={close} />
    </div>
  )
}

function StatusButtons({ order, onChanged }: Pick<OrderActionButtonsProps, 'order' | 'onChanged'>) {
  const [confirmation, setConfirmation] = useState<{ transition: OrderStatusTransition; at: DOMRect } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { button, giveBack } = useMenuFocus()
  const nameOf = useStatusNames()
  // The button of a status transition without a title shows the name of the target status. The index is the React key,
  // so that the button keeps the focus when the order's status changes and the button shows the next transition.
  const named = titledStatusTransitions(order, nameOf)
  const steps = named.filter(({ status }) => status > 0).map((step, index) => ({ ...step, place: index }))
  const cancellations = named.filter(({ status }) => status <= 0)
  const ask = (transition: OrderStatusTransition, from: Element) => {
    setConfirmation({ transition, at: from.getBoundingClientRect() })
    setOpen(true)
  }
  return (
    <>
      {steps.map((step) => (
        <Button key={step.place} type="primary" onClick={({ currentTarget }) => ask(step, currentTarget)}>
          {step.title}
        </Button>
      ))}
      {cancellations.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: cancellations.map(({ title }, index) => ({ key: index, label: title })),
            className: 'order-detail__cancellations',
            onClick: ({ key, domEvent }) => {
              const chosen = cancellations[Number(key)]
              if (!chosen) return
              giveBack(domEvent)
              ask(chosen, button.current ?? document.body)
            },
          }}
        >
          <Button danger icon={<DownOutlined className="order-detail__arrow" />} iconPlacement="end" ref={button}>
            Отменить
          </Button>
        </Dropdown>
      )}
      {confirmation && (
        <StatusChangeDialog
          orderId={order.id}
          transition={confirmation.transition}
          at={confirmation.at}
          open={isOpen}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type Props = { open: boolean; order: Order; onClose: () => void }

function AddressDialog({ open, order, onClose }: Props) {
  return (
    <MapDialog open={open} title={`Адрес доставки, заказ ${order.id}`} onClose={onClose}>
      {orderAddress(order.addressTo)}
      <div className="order-detail__map">
        <AddressMap order={order} />
      </div>
    </MapDialog>
  )
}

function AddressMap({ order: { addressFrom, addressTo } }: { order: Order }) {
  const [branch, customer] = [toLatLong(addressFrom), toLatLong(addressTo)]
  const { lat, long } = customer ?? {}
  const focus = useMemo(() => ({ places: lat === undefined || long === undefined ? [] : [{ lat, long }] }), [lat, long])
  return (
    <TileMap label="Карта: адрес доставки" focus={focus}>
      {branch && <MapPin place={branch} color="var(--tone-warning-solid)" label="Заведение" />}
      {customer && <MapPin place={customer} color="var(--ink)" label="Клиент" />}
    </TileMap>
  )
}
