import { useCallback } from 'react'
import type { CourierRate } from '../../../api/rates'
import { useAccess } from '../../../session/sessionHooks'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { type RatesFormValues, rateChanges } from '../courierRate/rateTable'
import type { LastWeekPayData } from './loadLastWeekPayData'
import { recalculatePayAtRates } from './recalculatePayAtRates'
import { WhatIfPanel } from './WhatIfPanel'

const NONE: CourierRate[] = []

type RatesEffectProps = {
  cityId: number
  rates: readonly CourierRate[]
  /**
   * True in the confirmation dialog. The page then also contains the estimate of the form, so the two need different
   * names.
   */
  isInQuestion?: boolean
}

export function RatesImpact({ cityId, rates, isInQuestion = false }: RatesEffectProps) {
  const can = useAccess()
  const typed = useFormValue((values) => (values as RatesFormValues).rates ?? NONE)
  const estimate = useCallback((week: LastWeekPayData) => recalculatePayAtRates(week, rates, typed), [rates, typed])
  const isChanged = rateChanges(rates, typed).length > 0
  if (!can('courier_slot_manage') || !can('salary_manage')) return null
  return (
    <WhatIfPanel
      cityId={cityId}
      withRecords
      estimate={estimate}
      note="Без бонусов и стикеров."
      isChanged={isChanged}
      {...(isInQuestion && { name: 'Оценка перед сохранением' })}
    />
  )
}
