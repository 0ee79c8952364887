import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Order } from '../../api/orders'
import { fineComment } from '../../domain/orderDelay'
import { nowSecond } from '../../lib/clock'
import { cityTimezone } from '../../session/timezones'
import { useAccess } from '../../session/useAccess'
import { toast } from '../../ui/toasts'
import { FineForm } from './FineForm'

/** Fines the courier of an order; the comment begins with the order and how late it is. */
export function OrderFineButton({ order }: { order: Order }) {
  const mayFine = useAccess()('courier_penalty_manage')
  const [opened, setOpened] = useState({ count: 0, isOpen: false, comment: '' })
  const { courier, cityId } = order
  const courierId = courier?.id
  if (!mayFine || courierId === undefined) return null
  const close = () => setOpened((last) => ({ ...last, isOpen: false }))
  const open = () =>
    setOpened(({ count }) => ({
      count: count + 1,
      isOpen: true,
      comment: fineComment(order, cityTimezone(cityId), nowSecond()),
    }))
  return (
    <>
      <Button icon={<ExclamationCircleOutlined />} onClick={open}>
        Оштрафовать курьера
      </Button>
      {opened.count > 0 && (
        <FineForm
          key={opened.count}
          open={opened.isOpen}
          courier={{ id: courierId, fio: courier?.fio, cityId }}
          comment={opened.comment}
          onSaved={() => {
            toast.success('Штраф применён')
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
