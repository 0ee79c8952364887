import { SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { countWithNoun } from '../../../domain/textFormatting'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { MapCourier } from '../../../parts/couriers/courierPositions'
import type { AssignDialogOpener } from './useOrderAssignment'

type AssignOrdersButtonProps = {
  courier: MapCourier
  /** The city in which the courier is on shift. */
  cityId: number | undefined
  openId: number | undefined
  chosen: readonly OrderRow[]
  assign: AssignDialogOpener
}

export function AssignOrdersButton({ courier, cityId, openId, chosen, assign }: AssignOrdersButtonProps) {
  const open = openId === undefined ? undefined : orderBook.row(openId)
  const wanted = chosen.length > 0 ? chosen : open ? [open] : []
  const rows = wanted.filter(({ order }) => order.courier?.id !== courier.id)
  const [first, ...others] = rows
  if (!first || courier.leftAt !== undefined) return null
  if (rows.some(({ order }) => order.cityId !== undefined && order.cityId !== cityId)) {
    const reason = others.length === 0 ? 'заказ в другом городе' : 'не все заказы в городе курьера'
    return <div className="map-card__second">{`Назначить нельзя: ${reason}`}</div>
  }
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
