import { Skeleton } from 'antd'
import { useParams } from 'wouter'
import { loadSchedule } from '../../../api/schedules'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { WeekScreen } from './WeekScreen'
import '../schedules.css'

/** Specification: operations, «Schedule detail». */
export function SchedulePage() {
  const id = Number(useParams<{ id: string }>().id)
  const schedule = useLoadedValue(loadSchedule, [id])
  return (
    <>
      {schedule.value === undefined && <PageHeader title="Расписание" />}
      <LoadedContent of={schedule} waiting={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
        {(week) => <WeekScreen key={week.id} schedule={week} onReload={schedule.reload} />}
      </LoadedContent>
    </>
  )
}
