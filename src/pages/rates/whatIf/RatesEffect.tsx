import { useCallback } from 'react'
import type { CourierRate } from '../../../api/rates'
import { useAccess } from '../../../session/useAccess'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { type RatesForm, rateChanges } from '../courierRate/rateTable'
import { daysAtRates } from './atRates'
import type { LastWeek } from './lastWeek'
import { WhatIfPanel } from './WhatIfPanel'

const NONE: CourierRate[] = []

type RatesEffectProps = {
  cityId: number
  rates: readonly CourierRate[]
  /** Whether this is the estimate in the question before saving, which is on the page together with that of the form. */
  isInQuestion?: boolean
}

export function RatesEffect({ cityId, rates, isInQuestion = false }: RatesEffectProps) {
  const can = useAccess()
  const typed = useFormValue((values) => (values as RatesForm).rates ?? NONE)
  const estimate = useCallback((week: LastWeek) => daysAtRates(week, rates, typed), [rates, typed])
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
