import { FileAddOutlined, FileImageOutlined } from '@ant-design/icons'
import { useOrder } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/useAccess'
import { Action } from '../list/actionsCell'
import type { CellProps } from '../list/orderCells'
import { ByTime, Distance, Stage, useStages } from '../list/timeCells'
import { useOrderLink } from '../list/useOrderLink'

export function TotalTimeCell({ row }: CellProps) {
  const { total, processing } = useStages(row)
  return (
    <>
      <Stage name="Всего" {...total} />
      <Stage name="Обработка" {...processing} isSecond />
    </>
  )
}

export function CookingAndWayCell({ row }: CellProps) {
  const { preparation, onTheWay, timeForReady, timeForDelivery } = useStages(row)
  return (
    <>
      <Stage name="Приготовление" {...preparation} plan={timeForReady} />
      <Stage name="В пути" {...onTheWay} plan={timeForDelivery} isSecond />
    </>
  )
}

export function DistanceCell({ row }: CellProps) {
  return (
    <>
      <Distance row={row} />
      <ByTime row={row} />
    </>
  )
}

export function ArchiveActionsCell({ row }: CellProps) {
  const { id } = row
  const can = useAccess()
  const linkTo = useOrderLink(id)
  const hasCheck = Boolean(useOrder(row, 'returnCheckUrl').returnCheckUrl)
  return (
    <div className="order-actions">
      {hasCheck && <Action name={`Чек возврата заказа ${id}`} icon={<FileImageOutlined />} to={linkTo('photo')} />}
      {!hasCheck && can('order_return_check_upload') && (
        <Action name={`Приложить чек возврата к заказу ${id}`} icon={<FileAddOutlined />} to={linkTo('check')} />
      )}
    </div>
  )
}
