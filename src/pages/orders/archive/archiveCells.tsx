import { FileAddOutlined, FileImageOutlined } from '@ant-design/icons'
import { useOrder } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/useAccess'
import { Action } from '../list/actionsCell'
import { COLUMNS, liveColumns } from '../list/columns'
import type { CellProps } from '../list/orderCells'
import { ByTime, CountdownCell, Distance, Stage, useStages } from '../list/timeCells'
import { useOrderLink } from '../list/useOrderLink'

function TotalTimeCell({ row }: CellProps) {
  const { total, processing } = useStages(row)
  return (
    <>
      <Stage name="Всего" {...total} />
      <Stage name="Обработка" {...processing} isSecond />
    </>
  )
}

function CookingAndWayCell({ row }: CellProps) {
  const { preparation, onTheWay, timeForReady, timeForDelivery } = useStages(row)
  return (
    <>
      <Stage name="Приготовление" {...preparation} plan={timeForReady} />
      <Stage name="В пути" {...onTheWay} plan={timeForDelivery} isSecond />
    </>
  )
}

function DistanceCell({ row }: CellProps) {
  return (
    <>
      <Distance row={row} />
      <ByTime row={row} />
    </>
  )
}

function ArchiveActionsCell({ row }: CellProps) {
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

/** The countdown column is hidden by default, because a finished order has no time left. */
export const ARCHIVE_COLUMNS = liveColumns(
  COLUMNS.place,
  COLUMNS.id,
  COLUMNS.address,
  COLUMNS.sum,
  { key: 'total', title: 'Всего / Обработка', width: 80, cell: TotalTimeCell },
  { key: 'cookingAndWay', title: 'Приготовление / В пути', width: 100, cell: CookingAndWayCell },
  { key: 'distance', title: 'Расстояние / Ко времени', width: 84, cell: DistanceCell },
  { ...COLUMNS.createdAt, width: 92 },
  COLUMNS.courier,
  { key: 'dateTimeStatusFinish', title: 'Таймер', width: 64, align: 'right', isHidden: true, cell: CountdownCell },
  { key: 'actions', title: 'Действия', width: 64, cell: ArchiveActionsCell },
)
