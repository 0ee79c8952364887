import { PhoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadOrderPhone, type OrderPhone } from '../../../api/orders'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { FailureAlert } from '../../../ui/form/FormAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { toast } from '../../../ui/toasts'

/** Milliseconds; browsers fire longer timers at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

type CourierPhoneProps = {
  orderId: number
  /** The URL requests the phone (keyboard shortcut of the list); `onAsked` clears that parameter. */
  isAsked?: boolean
  onAsked?: () => void
}

/** The phone is removed after `ttlSeconds` and when the view closes. */
export function CourierPhone({ orderId, isAsked = false, onAsked }: CourierPhoneProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    setWanted(true)
    onAsked?.()
  }, [isAsked, onAsked])
  const loaded = useLoaded(loadOrderPhone, [orderId], { skip: !isWanted })
  const { value, status, failure } = loaded
  const [phone, setPhone] = useState<OrderPhone>()
  const place = useRef<HTMLSpanElement>(null)

  // Button and phone replace each other: move the focus along. Read it before the swap, because a removed element loses
  // focus.
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
          <PhoneOutlined /> <a href={phoneLink(phone.phone)}>{formatPhone(phone.phone)}</a>
          {phone.ext && ` доб. ${phone.ext}`}
        </>
      ) : (
        <>
          <Button
            icon={<PhoneOutlined />}
            loading={status === 'loading'}
            onClick={() => (failure ? loaded.reload() : setWanted(true))}
          >
            Телефон курьера
          </Button>
          {failure && <FailureAlert failure={failure} />}
        </>
      )}
    </span>
  )
}
