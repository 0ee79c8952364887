import { PhoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { loadOrderPhone, type OrderPhone } from '../../../api/orders'
import { formatPhone } from '../../../domain/phones'
import { isAbort, toFailure } from '../../../lib/failure'
import { toast } from '../../../ui/toasts'

/** The courier's phone on demand; it is forgotten after `ttlSeconds` and when the view closes. */
export function CourierPhone({ orderId }: { orderId: number }) {
  const [phone, setPhone] = useState<OrderPhone | null>(null)
  const [isLoading, setLoading] = useState(false)
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  useEffect(() => {
    if (phone?.ttlSeconds === undefined) return
    const timer = setTimeout(() => setPhone(null), phone.ttlSeconds * 1000)
    return () => clearTimeout(timer)
  }, [phone])

  const ask = async () => {
    const mine = new AbortController()
    request.current = mine
    setLoading(true)
    try {
      const answer = await loadOrderPhone(orderId, mine.signal)
      if (!mine.signal.aborted) setPhone(answer)
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) toast.failure(toFailure(error))
    } finally {
      if (!mine.signal.aborted) setLoading(false)
    }
  }

  if (!phone) {
    return (
      <Button icon={<PhoneOutlined />} loading={isLoading} onClick={ask}>
        Телефон курьера
      </Button>
    )
  }
  return (
    <span className="order-detail__phone">
      <PhoneOutlined /> <a href={`tel:+${phone.phone}`}>{formatPhone(phone.phone)}</a>
      {phone.ext && ` доб. ${phone.ext}`}
    </span>
  )
}
