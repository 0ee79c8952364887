import { COLUMNS, liveColumns } from '../list/columns'
import { CountdownCell } from '../list/timeCells'
import { ArchiveActionsCell, CookingAndWayCell, DistanceCell, TotalTimeCell } from './archiveCells'

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
