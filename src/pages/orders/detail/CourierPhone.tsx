import { PhoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadOrderPhone, type OrderPhone } from '../../../api/orders'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { isAbort, toFailure } from '../../../lib/failure'
import { toast } from '../../../ui/toasts'

/** A browser's timer that is set for longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The courier's phone on demand; it is forgotten after `ttlSeconds` and when the view closes. */
export function CourierPhone({ orderId }: { orderId: number }) {
  const [phone, setPhone] = useState<OrderPhone | null>(null)
  const [isLoading, setLoading] = useState(false)
  const request = useRef<AbortController>(undefined)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => () => request.current?.abort(), [])

  // Button and phone take turns; whoever stands on one by keyboard goes on with the other.
  const hadFocus = useRef(false)
  const show = useCallback((next: OrderPhone | null) => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
    setPhone(next)
  }, [])
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    place.current?.querySelector<HTMLElement>(phone ? 'a' : 'button')?.focus({ preventScroll: true })
  }, [phone])

  useEffect(() => {
    if (phone?.ttlSeconds === undefined) return
    const timer = setTimeout(() => show(null), Math.min(phone.ttlSeconds * 1000, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [phone, show])

  const ask = async () => {
    const mine = new AbortController()
    request.current = mine
    setLoading(true)
    try {
      const answer = await loadOrderPhone(orderId, mine.signal)
      if (!mine.signal.aborted) show(answer)
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) toast.failure(toFailure(error))
    } finally {
      if (!mine.signal.aborted) setLoading(false)
    }
  }

  return (
    <span ref={place} className="order-detail__phone">
      {phone ? (
        <>
          <PhoneOutlined /> <a href={phoneLink(phone.phone)}>{formatPhone(phone.phone)}</a>
          {phone.ext && ` доб. ${phone.ext}`}
        </>
      ) : (
        <Button icon={<PhoneOutlined />} loading={isLoading} onClick={ask}>
          Телефон курьера
        </Button>
      )}
    </span>
  )
}
