import { Alert } from 'antd'
import type { CourierOption, NumberOption } from '../../../api/dictionaries'
import type { Loaded } from '../../../lib/loaded'
import { LoadAlert } from '../../../ui/load/LoadAlert'

/** Why nothing can be chosen: a list failed to load, or is empty (operations, «Schedule detail»). */
export function FormNotices(props: { points: Loaded<NumberOption[]>; couriers: Loaded<CourierOption[]> }) {
  const { points, couriers } = props
  return (
    <div className="form-notices">
      <LoadAlert of={points} />
      <LoadAlert of={couriers} />
      {points.value?.length === 0 && (
        <Alert type="warning" showIcon title="Отправные точки отсутствуют" description="Добавьте точку в этом городе" />
      )}
      {couriers.value?.length === 0 && (
        <Alert type="warning" showIcon title="Курьеры отсутствуют" description="В этом городе нет активных курьеров" />
      )}
    </div>
  )
}
