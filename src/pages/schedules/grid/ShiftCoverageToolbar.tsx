import { Select } from 'antd'
import type { Schedule } from '../../../api/schedules'
import { weekDates } from '../../../domain/schedules/weekDates'
import { cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { SELECT_ALLOW_CLEAR } from '../../../ui/form/selectOptions'
import { LoadOrderDemandButton } from '../demand/LoadOrderDemandButton'
import type { OrderDemandStore } from '../demand/orderDemandStore'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'

type CoverToolsProps = {
  schedule: Schedule
  names: ScheduleNameLookup
  pointId: number | undefined
  onPoint: (pointId: number | undefined) => void
  demand: OrderDemandStore
}

export function ShiftCoverageToolbar({ schedule, names, pointId, onPoint, demand }: CoverToolsProps) {
  const mayViewOrders = useAccess()('order_view')
  const { cityId, dateStart } = schedule
  return (
    <>
      <Select
        className="cover-tools__point"
        aria-label="Покрытие по точке"
        placeholder="Все точки"
        allowClear={SELECT_ALLOW_CLEAR}
        value={pointId}
        options={[...names.points]}
        listHeight={240}
        onChange={onPoint}
      />
      {cityId !== undefined && (
        <LoadOrderDemandButton
          demand={demand}
          mayLoad={mayViewOrders}
          onLoad={() => void demand.load(cityId, weekDates(dateStart), cityToday(cityId))}
        />
      )}
    </>
  )
}
