import { SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { countWithNoun } from '../../../domain/textFormatting'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { MapCourier } from '../../../parts/couriers/courierPositions'
import type { AssignDialogOpener } from './useOrderAssignment'

type AssignOrdersButtonProps = {
  courier: MapCourier
  openId: number | undefined
  chosen: readonly OrderRow[]
  assign: AssignDialogOpener
}

export function AssignOrdersButton({ courier, openId, chosen, assign }: AssignOrdersButtonProps) {
  const open = openId === undefined ? undefined : orderBook.row(openId)
  const wanted = chosen.length > 0 ? chosen : open ? [open] : []
  const rows = wanted.filter(({ order }) => order.courier?.id !== courier.id)
  const [first, ...others] = rows
  if (!first || courier.leftAt !== undefined) return null
  const what = others.length === 0 ? `заказ ${first.id}` : countWithNoun(rows.length, 'заказ', 'заказа', 'заказов')
  return (
    <Button
      type="primary"
      size="small"
      className="map-card__assign"
      icon={<SwapOutlined />}
      onClick={() => assign(rows, courier.id)}
    >
      {`Назначить на ${what}`}
    </Button>
  )
}
