import { Alert } from 'antd'
import type { LoadedValue } from '../../lib/loadedValue'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import type { CityShiftPlan } from './useCityPlannedShifts'

/**
 * Shows that the plan of shifts did not load or is incomplete. `figures` names the content that cannot be shown without the plan, in the
 * plural and in lower case.
 */
export function ShiftPlanLoadFailureAlert({
  of,
  figures = 'сравнения с планом',
}: {
  of: LoadedValue<CityShiftPlan>
  figures?: string
}) {
  return (
    <>
      <LoadFailureAlert
        of={of}
        title={`План смен не загрузился: ${figures} не показаны`}
        staleTitle="План смен не обновился"
      />
      {of.value?.isIncomplete && (
        <Alert
          type="warning"
          showIcon
          className="load-alert"
          title={`План смен неполный: сервер прислал не все поля, ${figures} могут быть неверны`}
        />
      )}
    </>
  )
}
