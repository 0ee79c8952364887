import { FileAddOutlined, FileImageOutlined } from '@ant-design/icons'
import { useOrder } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/useAccess'
import { Action } from '../list/actionsCell'
import type { CellProps } from '../list/orderCells'
import { ByTime, Distance, Stage, useStages } from '../list/timeCells'
import { useOrderLink } from '../list/useOrderLink'

/** Of an archived order: from its creation to its end, and how long of that nobody had taken it up. */
export function TotalTimeCell({ row }: CellProps) {
  const { total, processing } = useStages(row)
  return (
    <>
      <Stage name="Всего" {...total} />
      <Stage name="Обработка" {...processing} isSecond />
    </>
  )
}

/** Of an archived order: how long it took to prepare and to carry it, of the planned minutes. */
export function CookingAndWayCell({ row }: CellProps) {
  const { preparation, onTheWay, timeForReady, timeForDelivery } = useStages(row)
  return (
    <>
      <Stage name="Приготовление" {...preparation} plan={timeForReady} />
      <Stage name="В пути" {...onTheWay} plan={timeForDelivery} isSecond />
    </>
  )
}

/** How far it was, and by when the customer wanted it. */
export function DistanceCell({ row }: CellProps) {
  return (
    <>
      <Distance row={row} />
      <ByTime row={row} />
    </>
  )
}

/** Of an archived order: its return check. */
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
