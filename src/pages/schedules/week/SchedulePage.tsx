import { Skeleton } from 'antd'
import { useParams } from 'wouter'
import { loadSchedule } from '../../../api/schedules'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { PageHeader } from '../../../ui/PageHeader'
import { WeekScreen } from './WeekScreen'
import '../schedules.css'

/** Specification: operations, «Schedule detail». */
export function SchedulePage() {
  const id = Number(useParams<{ id: string }>().id)
  const schedule = useLoaded(loadSchedule, [id])
  return (
    <>
      {schedule.value === undefined && <PageHeader title="Расписание" />}
      <LoadPanel of={schedule} waiting={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
        {(week) => <WeekScreen key={week.id} schedule={week} onReload={schedule.reload} />}
      </LoadPanel>
    </>
  )
}
