import { FileAddOutlined, FileImageOutlined } from '@ant-design/icons'
import { useOrderFields } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/sessionHooks'
import { RowActionLink } from '../list/OrderActionsCell'
import type { OrderCellProps } from '../list/orderCells'
import { ORDER_COLUMNS, toLiveColumns } from '../list/orderColumns'
import {
  CountdownCell,
  OrderDistanceText,
  ScheduledDeliveryTimeText,
  StageDuration,
  useOrderStages,
} from '../list/timeCells'
import { useOrderLink } from '../list/useOrderLink'

function TotalTimeCell({ row }: OrderCellProps) {
  const { total, processing } = useOrderStages(row)
  return (
    <>
      <StageDuration name="Всего" {...total} />
      <StageDuration name="Обработка" {...processing} isSecond />
    </>
  )
}

function CookingAndWayCell({ row }: OrderCellProps) {
  const { preparation, onTheWay, timeForReady, timeForDelivery } = useOrderStages(row)
  return (
    <>
      <StageDuration name="Приготовление" {...preparation} plan={timeForReady} />
      <StageDuration name="В пути" {...onTheWay} plan={timeForDelivery} isSecond />
    </>
  )
}

function DistanceCell({ row }: OrderCellProps) {
  return (
    <>
      <OrderDistanceText row={row} />
      <ScheduledDeliveryTimeText row={row} />
    </>
  )
}

function ArchiveActionsCell({ row }: OrderCellProps) {
  const { id } = row
  const can = useAccess()
  const linkTo = useOrderLink(id)
  const hasCheck = Boolean(useOrderFields(row, 'returnCheckUrl').returnCheckUrl)
  return (
    <div className="order-actions">
      {hasCheck && (
        <RowActionLink name={`Чек возврата заказа ${id}`} icon={<FileImageOutlined />} to={linkTo('photo')} />
      )}
      {!hasCheck && can('order_return_check_upload') && (
        <RowActionLink name={`Приложить чек возврата к заказу ${id}`} icon={<FileAddOutlined />} to={linkTo('check')} />
      )}
    </div>
  )
}

/** Columns of the order archive. The countdown is hidden by default, because most archived orders are finished and have no deadline. */
export const ARCHIVE_COLUMNS = toLiveColumns(
  ORDER_COLUMNS.place,
  ORDER_COLUMNS.id,
  ORDER_COLUMNS.address,
  ORDER_COLUMNS.sum,
  { key: 'total', title: 'Всего / Обработка', width: 80, cell: TotalTimeCell },
  { key: 'cookingAndWay', title: 'Приготовление / В пути', width: 96, cell: CookingAndWayCell },
  { key: 'distance', title: 'Расстояние / Ко времени', width: 84, cell: DistanceCell },
  { ...ORDER_COLUMNS.createdAt, width: 92 },
  ORDER_COLUMNS.courier,
  { key: 'dateTimeStatusFinish', title: 'Таймер', width: 64, align: 'right', isHidden: true, cell: CountdownCell },
  { key: 'actions', title: 'Действия', width: 64, cell: ArchiveActionsCell },
)
