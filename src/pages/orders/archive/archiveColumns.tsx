import { COLUMNS, liveColumns } from '../list/columns'
import { CountdownCell } from '../list/timeCells'
import { ArchiveActionsCell, CookingAndWayCell, DistanceCell, TotalTimeCell } from './archiveCells'

/** Columns of the archive: those of the active orders, and how long it all took (operations, «Active orders»). */
export const ARCHIVE_COLUMNS = liveColumns(
  COLUMNS.place,
  COLUMNS.id,
  COLUMNS.address,
  COLUMNS.sum,
  { key: 'total', title: 'Всего / Обработка', width: 92, cell: TotalTimeCell },
  { key: 'cookingAndWay', title: 'Приготовление / В пути', width: 106, cell: CookingAndWayCell },
  { key: 'distance', title: 'Расстояние / Ко времени', width: 92, cell: DistanceCell },
  COLUMNS.createdAt,
  COLUMNS.courier,
  { key: 'dateTimeStatusFinish', title: 'Таймер', width: 58, align: 'right', cell: CountdownCell },
  { key: 'actions', title: 'Действия', width: 72, cell: ArchiveActionsCell },
)
