import { Alert } from 'antd'
import type { Loaded } from '../../lib/loaded'
import { LoadAlert } from '../../ui/load/LoadAlert'
import type { CityPlan } from './cityPlannedShifts'

/** Shows that the plan did not load, or only in part: counts and marks that depend on it are then missing. */
export function PlanAlert({ of }: { of: Loaded<CityPlan> }) {
  return (
    <>
      <LoadAlert of={of} title="План смен не загрузился: сравнения с планом не показаны" />
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
