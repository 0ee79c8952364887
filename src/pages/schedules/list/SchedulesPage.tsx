import { type Schedule, type ScheduleFilters, searchSchedules } from '../../../api/schedules'
import { createListStore } from '../../../lib/listStore'
import { num } from '../../../lib/structs'
import { useAccess } from '../../../session/useAccess'
import { paths } from '../../../ui/address/paths'
import { useRowLink } from '../../../ui/directory/useRowLink'
import { EmptyState } from '../../../ui/EmptyState'
import { CitySelect } from '../../../ui/list/CitySelect'
import { DataTable } from '../../../ui/list/DataTable'
import { type ListDef, useListPage } from '../../../ui/list/useListPage'
import { PageHeader } from '../../../ui/PageHeader'
import { NewSchedule } from './NewSchedule'
import { SCHEDULE_COLUMNS, scheduleRowClass } from './scheduleColumns'
import '../schedules.css'

type CityFilter = Pick<ScheduleFilters, 'cityId'>

const schedulesStore = createListStore<Schedule, CityFilter>(searchSchedules)
const SCHEDULE_LIST: ListDef<CityFilter> = { filters: { cityId: num() }, needsCity: true }

const scheduleTo = ({ id }: Schedule): string => paths.schedule(id)

/** The weekly schedules of a city, and the making of a new one (operations, «Schedules»). */
export function SchedulesPage() {
  const mayCreate = useAccess()('schedule_create')
  const list = useListPage(schedulesStore, SCHEDULE_LIST)
  const onRow = useRowLink(scheduleTo)
  const { cityId } = list.query
  return (
    <>
      <PageHeader title="Расписание" extra={<CitySelect list={list} />} />
      {mayCreate && cityId !== undefined && <NewSchedule key={cityId} cityId={cityId} />}
      <DataTable
        name="schedules"
        columns={SCHEDULE_COLUMNS}
        list={list}
        onRow={onRow}
        rowClassName={scheduleRowClass}
        empty={
          <EmptyState
            title="Список расписаний пуст"
            hint={mayCreate ? 'Выберите неделю и создайте расписание' : 'В этом городе ещё нет расписаний'}
          />
        }
      />
    </>
  )
}
