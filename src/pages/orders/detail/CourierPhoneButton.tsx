import { PhoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { loadOrderCourierPhone, type Order, type OrderCourierPhone } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { bidiIsolated } from '../../../domain/textFormatting'
import { FailureAlert } from '../../../ui/form/FormAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { toast } from '../../../ui/toasts'
import { courierName } from '../list/courierName'

/** The longest possible delay of `setTimeout`, in milliseconds; browsers run longer timers at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

type CourierPhoneButtonProps = {
  order: Pick<Order, 'id' | 'courier' | 'isExternalCourier' | 'deliveryService' | 'externalOrderInfo'>
  /**
   * True if the URL has the query parameter that requests the courier's phone number. `onRequestDone` removes the
   * parameter.
   */
  isRequested?: boolean
  onRequestDone?: () => void
}

export function CourierPhoneButton({ order, isRequested = false, onRequestDone }: CourierPhoneButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const loaded = useLoadedValue(loadOrderCourierPhone, [order.id], { skip: !isWanted })
  const { value, status, failure } = loaded
  const ask = () => (failure ? loaded.reload() : setWanted(true))
  const askByKey = useEffectEvent(ask)
  useEffect(() => {
    if (!isRequested) return
    askByKey()
    onRequestDone?.()
  }, [isRequested, onRequestDone])
  const [phone, setPhone] = useState<OrderCourierPhone>()
  const place = useRef<HTMLSpanElement>(null)

  // The link with the phone number replaces the button that requests the number, and later the button replaces the link.
  // Move the focus to the new element. Check before the replacement whether the old element has the focus, because an
  // element loses the focus when it is removed.
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
    setPhone(value)
  }, [value])
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    place.current?.querySelector<HTMLElement>(phone ? 'a' : 'button')?.focus({ preventScroll: true })
  }, [phone])

  useEffect(() => {
    if (phone?.ttlSeconds === undefined) return
    const timer = setTimeout(() => setWanted(false), Math.min(phone.ttlSeconds * 1000, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [phone])

  useEffect(() => {
    if (failure) toast.failure(failure)
  }, [failure])

  return (
    <span ref={place} className="order-detail__phone">
      {phone ? (
        <>
          <PhoneOutlined /> <span>{`${phoneOwnerLabel(order)}: `}</span>
          <a href={phoneLink(phone.phone)}>{formatPhone(phone.phone)}</a>
          {phone.ext && <span>{` доб. ${phone.ext}`}</span>}
        </>
      ) : (
        <>
          <Button icon={<PhoneOutlined />} loading={status === 'loading'} onClick={ask}>
            Телефон курьера
          </Button>
          {failure && <FailureAlert failure={failure} />}
        </>
      )}
    </span>
  )
}

function phoneOwnerLabel({
  courier,
  isExternalCourier,
  deliveryService,
  externalOrderInfo,
}: CourierPhoneButtonProps['order']): string {
  if (!isExternalCourier) return ['Курьер', courier && bidiIsolated(courierName(courier))].filter(Boolean).join(' ')
  const service = deliveryService ? `Курьер службы ${deliveryServiceLabel(deliveryService)}` : 'Внешний курьер'
  return [service, externalOrderInfo?.courierName && bidiIsolated(externalOrderInfo.courierName)]
    .filter(Boolean)
    .join(', ')
}
