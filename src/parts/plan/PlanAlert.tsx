import { Alert } from 'antd'
import type { Loaded } from '../../lib/loaded'
import { LoadAlert } from '../../ui/load/LoadAlert'
import type { CityPlan } from './cityPlannedShifts'

/** Shows that the plan did not load (comparisons are hidden) or is incomplete (comparisons may be wrong). */
export function PlanAlert({ of }: { of: Loaded<CityPlan> }) {
  return (
    <>
      <LoadAlert
        of={of}
        title="План смен не загрузился: сравнения с планом не показаны"
        staleTitle="План смен не обновился"
      />
      {of.value?.isIncomplete && (
        <Alert
          type="warning"
          showIcon
          className="load-alert"
          title="План смен неполный: сервер прислал не все поля. Сравнения с планом могут быть неверны"
        />
      )}
    </>
  )
}
