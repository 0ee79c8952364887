import { Link } from 'wouter'
import { type DispatchPoint, deletePoint, POINT_FILTERS, searchPoints } from '../../api/points'
import { paths } from '../../kit/address/paths'
import { actionsColumn, enabledColumn, textColumn } from '../../kit/directory/columns'
import { Directory } from '../../kit/directory/Directory'
import { defineList } from '../../kit/directory/defineList'
import { useDirectory } from '../../kit/directory/useDirectory'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import { CityFilterSelect } from '../../kit/list/CityFilterSelect'
import type { Column } from '../../kit/list/columns'
import { numberStruct } from '../../lib/structs'
import { PointForm } from './PointForm'
import { pointDependents } from './pointDependents'

/** The API cannot sort points (reference-data, section 2.4). */
const points = defineList({
  name: 'points',
  search: searchPoints,
  filters: POINT_FILTERS,
  dialogs: { add: 'point_create', edit: ['point_update', numberStruct()], delete: ['point_delete', numberStruct()] },
  needsCity: true,
  entryTo: ['point_view', (id) => paths.point(id).zones],
})

const pointPath = ({ id }: DispatchPoint): string => paths.point(id).zones

const pointColumns = (
  page: DirectoryDialogOpener<DispatchPoint, typeof points.dialogs>,
): (Column<DispatchPoint> | null)[] => [
  {
    key: 'name',
    title: 'Название',
    width: 220,
    render: (point) => <Link href={pointPath(point)}>{point.name}</Link>,
  },
  textColumn('description', 'Описание', 320),
  enabledColumn(130),
  actionsColumn(page),
]

export function PointsPage() {
  const page = useDirectory(points, pointColumns)
  const { query, state } = page.list
  const { cityId } = query
  // After a change of the city, the list keeps the rows of the previous city until the new rows are loaded. Do not pass the old rows to the
  // form.
  const listed = state.page > 0 ? state.rows.filter((point) => point.cityId === cityId) : undefined
  return (
    <Directory
      page={page}
      title="Отправные точки"
      extra={<CityFilterSelect list={page.list} />}
      add="Добавить отправную точку"
      rowTo={pointPath}
      form={(props) => <PointForm {...props} cityId={cityId} listed={listed} />}
      saved={['Отправная точка добавлена', 'Отправная точка сохранена']}
      remove={{
        title: 'Удалить отправную точку?',
        text: (name) => `Отправная точка ${name} будет удалена.`,
        dependents: pointDependents,
        action: deletePoint,
        done: 'Отправная точка удалена',
      }}
      empty="Список районов пуст"
      hint={['Чтобы добавить отправную точку, нажмите «Добавить отправную точку»', 'В этом городе нет отправных точек']}
    />
  )
}
