import { Alert } from 'antd'
import type { NeighbourDays } from '../../../domain/schedules/spans'
import type { LoadedValue } from '../../../lib/loadedValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import type { WeekScreenState } from './useWeekScreen'

export function WeekFormAlerts({ state: { points, couriers, around } }: { state: WeekScreenState }) {
  return (
    <div className="form-notices">
      <LoadFailureAlert of={points} />
      <LoadFailureAlert of={couriers} />
      <UnreadableRowsAlert of={points.value} noun="point" />
      <UnreadableRowsAlert of={couriers.value} noun="courier" />
      <NeighbourDaysAlert of={around} />
      {points.value?.length === 0 && (
        <Alert type="warning" showIcon title="Отправные точки отсутствуют" description="Добавьте точку в этом городе" />
      )}
      {couriers.value?.length === 0 && (
        <Alert type="warning" showIcon title="Курьеры отсутствуют" description="В этом городе нет активных курьеров" />
      )}
    </div>
  )
}

export const NeighbourDaysAlert = ({ of }: { of: LoadedValue<NeighbourDays> }) => (
  <LoadFailureAlert
    of={of}
    title="Соседние недели не загрузились: пересечения и отдых на границах недели не проверены"
  />
)
