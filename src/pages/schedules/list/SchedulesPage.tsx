import { type Schedule, type ScheduleFilters, searchSchedules } from '../../../api/schedules'
import { weekTitle } from '../../../domain/schedules/weekDates'
import { paths } from '../../../kit/address/paths'
import { defineList } from '../../../kit/directory/defineList'
import { useDirectory } from '../../../kit/directory/useDirectory'
import { useRowLink } from '../../../kit/directory/useRowLink'
import { CityFilterSelect } from '../../../kit/list/CityFilterSelect'
import { DataTable } from '../../../kit/list/DataTable'
import { NoCitiesAlert } from '../../../kit/load/NoCitiesAlert'
import type { ListQuery } from '../../../lib/listQuery'
import { numberStruct } from '../../../lib/structs'
import { useAccess } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { NewScheduleForm } from './NewScheduleForm'
import { SCHEDULE_COLUMNS, scheduleRowClass } from './scheduleColumns'
import '../schedules.css'

const schedules = defineList({
  name: 'schedules',
  search: (query: ListQuery<Pick<ScheduleFilters, 'cityId'>>, signal: AbortSignal) => searchSchedules(query, signal),
  filters: { cityId: numberStruct() },
  dialogs: {},
  needsCity: true,
  rowName: weekTitle,
})

const scheduleTo = ({ id }: Schedule): string => paths.schedule(id)

export function SchedulesPage() {
  const mayCreate = useAccess()('schedule_create')
  const { name, list, columns } = useDirectory(schedules, SCHEDULE_COLUMNS)
  const onRow = useRowLink(scheduleTo)
  const { cityId } = list.query
  return (
    <>
      <PageHeader title="Расписание" extra={<CityFilterSelect list={list} />} />
      {mayCreate && cityId !== undefined && <NewScheduleForm key={cityId} cityId={cityId} />}
      <DataTable
        name={name}
        columns={columns}
        list={list}
        onRow={onRow}
        rowClassName={scheduleRowClass}
        empty={
          cityId === undefined ? (
            <NoCitiesAlert />
          ) : (
            <EmptyState
              title="Список расписаний пуст"
              hint={mayCreate ? 'Выберите неделю и создайте расписание' : 'В этом городе ещё нет расписаний'}
            />
          )
        }
      />
    </>
  )
}
