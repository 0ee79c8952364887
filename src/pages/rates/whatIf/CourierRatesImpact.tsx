import { useCallback } from 'react'
import type { CourierRate } from '../../../api/rates'
import { useAccess } from '../../../session/sessionHooks'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { type CourierRateFormValues, courierRateChanges } from '../courierRate/courierRateFormValues'
import type { LastWeekPayData } from './loadLastWeekPayData'
import { PayWhatIfPanel } from './PayWhatIfPanel'
import { recalculatePayAtCourierRates } from './recalculatePayAtCourierRates'

const NONE: CourierRate[] = []

type CourierRatesImpactProps = {
  cityId: number
  rates: readonly CourierRate[]
  /**
   * True if this estimate is shown in the confirmation dialog. It then needs an accessible name that differs from that of the estimate on
   * the page.
   */
  isInQuestion?: boolean
}

export function CourierRatesImpact({ cityId, rates, isInQuestion = false }: CourierRatesImpactProps) {
  const can = useAccess()
  const typed = useFormValue((values) => (values as CourierRateFormValues).rates ?? NONE)
  const estimate = useCallback(
    (week: LastWeekPayData) => recalculatePayAtCourierRates(week, rates, typed),
    [rates, typed],
  )
  const isChanged = courierRateChanges(rates, typed).length > 0
  if (!can('courier_slot_manage') || !can('salary_manage')) return null
  return (
    <PayWhatIfPanel
      cityId={cityId}
      withRecords
      estimate={estimate}
      note="Без бонусов и стикеров."
      isChanged={isChanged}
      {...(isInQuestion && { name: 'Оценка перед сохранением' })}
    />
  )
}
