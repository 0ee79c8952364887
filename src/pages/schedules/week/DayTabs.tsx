import { Flex, Tabs } from 'antd'
import { shortWeekdayName, weekdayName } from '../../../lib/weekdays'
import type { WeekScreenState } from './useWeekScreen'

export function DayTabs({ state: { schedule, date, dates, changed, address } }: { state: WeekScreenState }) {
  const counts = new Map(schedule.courierByDays.map((day) => [day.date, day]))
  return (
    <Tabs
      className="day-tabs"
      activeKey={date}
      onChange={(day) => address.set({ day, ...(changed.length > 0 ? {} : { mode: 'view' }) })}
      items={dates.map((day, index) => {
        const { countAll, countConfirmed } = counts.get(day) ?? {}
        return {
          key: day,
          label: (
            <Flex component="span" vertical gap={2} align="start" title={weekdayName(day)}>
              <span className="day-tab__name">
                <span>{shortWeekdayName(day)}</span> <span className="day-tab__date">{day}</span>
                {changed.includes(index) && <span className="day-tab__changed" role="img" aria-label="не сохранено" />}
              </span>
              <ConfirmationCounts all={countAll} confirmed={countConfirmed} />
            </Flex>
          ),
        }
      })}
    />
  )
}

type CountsProps = { all: number | undefined; confirmed: number | undefined }

export function ConfirmationCounts({ all, confirmed }: CountsProps) {
  if (all === undefined || confirmed === undefined) return <span className="counts">{all ?? '—'}</span>
  const missing = Math.max(0, all - confirmed)
  const words = `всего ${all}, подтвердили ${confirmed}, не подтвердили ${missing}`
  return (
    <span className="counts" title={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden>{all}</span>
      <span aria-hidden className="counts__sign">
        /
      </span>
      <span aria-hidden className="counts__confirmed">
        {confirmed}
      </span>
      <span aria-hidden className="counts__sign">
        /
      </span>
      <span aria-hidden className="counts__missing">
        {missing}
      </span>
    </span>
  )
}
