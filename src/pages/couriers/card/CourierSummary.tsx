import { Link } from 'wouter'
import type { CourierDetails } from '../../../api/couriers'
import { courierStateText, isBusyCourier } from '../../../domain/courierState'
import { paths } from '../../../kit/address/paths'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { useAccess } from '../../../session/sessionHooks'
import { PhoneLink } from '../../../ui/contactLinks'
import { isActiveCourier } from '../pointCourierGroups'

export function CourierSummary({ courier }: { courier: CourierDetails }) {
  const { phone, point } = courier
  return (
    <dl className="courier-summary">
      <div>
        <dt>Телефон</dt>
        <dd>{phone ? <PhoneLink phone={phone} /> : '—'}</dd>
      </div>
      <div>
        <dt>Отправная точка</dt>
        <dd>{point?.name ?? (point ? `Точка № ${point.id}` : '—')}</dd>
      </div>
      <div>
        <dt>Сейчас</dt>
        <dd>
          <span>{isActiveCourier(courier) || isBusyCourier(courier) ? courierStateText(courier) : 'Не на смене'}</span>
          <CurrentOrder courier={courier} />
        </dd>
      </div>
    </dl>
  )
}

function CurrentOrder({ courier }: { courier: CourierDetails }) {
  const mayView = useAccess()('order_view')
  const id = isBusyCourier(courier) ? courier.lastActiveOrder?.id : undefined
  if (id === undefined) return null
  const text = `заказ № ${id}`
  return (
    <>
      <span>, </span>
      {mayView ? (
        <Link href={paths.ordersWith({ order: id })} state={OPENED_FROM_SCREEN}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
    </>
  )
}
