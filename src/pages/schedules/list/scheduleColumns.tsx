import { Link } from 'wouter'
import type { Schedule } from '../../../api/schedules'
import {
  confirmedCouriersText,
  isConfirmedByAll,
  SCHEDULE_STATE_LABEL,
  type ScheduleState,
  scheduleState,
} from '../../../domain/schedules/states'
import { weekTitle } from '../../../domain/schedules/weekDates'
import { paths } from '../../../kit/address/paths'
import type { Column } from '../../../kit/list/columns'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { cityToday } from '../../../session/cityNow'
import { StatusTag } from '../../../ui/StatusTag'
import type { Tone } from '../../../ui/theme'

const TONES: Record<ScheduleState, Tone> = {
  expired: 'neutral',
  unpublished: 'info',
  published: 'success',
  modified: 'warning',
}

export const SCHEDULE_COLUMNS: readonly Column<Schedule>[] = [
  {
    key: 'week',
    title: 'Неделя',
    width: 220,
    render: (week) => (
      <Link href={paths.schedule(week.id)} state={OPENED_FROM_SCREEN} className="schedules__week">
        {weekTitle(week)}
      </Link>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    width: 240,
    render: (week) => <StatusTag tone={TONES[stateOf(week)]}>{SCHEDULE_STATE_LABEL[stateOf(week)]}</StatusTag>,
  },
  {
    key: 'confirmed',
    title: 'Подтвердили',
    width: 220,
    render: (week) => (
      <span className={isConfirmedByAll(week) ? 'schedules__all-confirmed' : undefined}>
        {confirmedCouriersText(week)}
      </span>
    ),
  },
]

export const scheduleRowClass = (week: Schedule): string =>
  stateOf(week) === 'expired' ? 'schedules__row schedules__row--expired' : 'schedules__row'

const stateOf = (week: Schedule): ScheduleState => scheduleState(week, cityToday(week.cityId))
