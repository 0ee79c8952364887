import { Select } from 'antd'
import type { Schedule } from '../../../api/schedules'
import { weekDates } from '../../../domain/schedules/weeks'
import { cityToday } from '../../../session/cityClock'
import { useAccess } from '../../../session/useAccess'
import { CLEARABLE } from '../../../ui/form/selectOptions'
import { DemandButton } from '../demand/DemandButton'
import type { Demand } from '../demand/demandStore'
import type { Names } from '../week/people'

type CoverToolsProps = {
  schedule: Schedule
  names: Names
  pointId: number | undefined
  onPoint: (pointId: number | undefined) => void
  demand: Demand
}

export function CoverTools({ schedule, names, pointId, onPoint, demand }: CoverToolsProps) {
  const mayViewOrders = useAccess()('order_view')
  const { cityId, dateStart } = schedule
  return (
    <>
      <Select
        className="cover-tools__point"
        aria-label="Покрытие по точке"
        placeholder="Все точки"
        allowClear={CLEARABLE}
        value={pointId}
        options={[...names.points]}
        listHeight={240}
        onChange={onPoint}
      />
      {mayViewOrders && cityId !== undefined && (
        <DemandButton
          demand={demand}
          onLoad={() => void demand.load(cityId, weekDates(dateStart), cityToday(cityId))}
        />
      )}
    </>
  )
}
