import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Order } from '../../api/orders'
import { orderFineComment } from '../../domain/orderDelay'
import { nowSecond } from '../../lib/clock'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { FineForm, type FineFormProps } from './FineForm'

type Fined = Pick<FineFormProps, 'courier' | 'comment'> & { count: number; isOpen: boolean }

/**
 * The fine is for the courier for whom the form was opened. If the order gets another courier meanwhile, the new
 * courier must not get the fine, and the typed data must not be lost.
 */
export function OrderFineButton({ order }: { order: Order }) {
  const mayFine = useAccess()('courier_penalty_manage')
  const [fined, setFined] = useState<Fined>()
  const { courier, cityId } = order
  const courierId = courier?.id
  if (!mayFine) return null
  const close = () => setFined((last) => last && { ...last, isOpen: false })
  const open = (id: number) =>
    setFined((last) => ({
      courier: { id, fio: courier?.fio, cityId },
      comment: orderFineComment(order, cityTimezone(cityId), nowSecond()),
      count: (last?.count ?? 0) + 1,
      isOpen: true,
    }))
  return (
    <>
      {courierId !== undefined && (
        <Button icon={<ExclamationCircleOutlined />} onClick={() => open(courierId)}>
          Оштрафовать курьера
        </Button>
      )}
      {fined && (
        <FineForm
          key={fined.count}
          open={fined.isOpen}
          courier={fined.courier}
          comment={fined.comment}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}
