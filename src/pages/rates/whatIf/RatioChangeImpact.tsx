import { useCallback } from 'react'
import type { CompiledRatio } from '../../../domain/rates/ratio'
import { useAccess } from '../../../session/useAccess'
import type { LastWeekData } from './loadLastWeek'
import { recalculateShiftPay } from './recalculateShiftPay'
import { WhatIfPanel } from './WhatIfPanel'

type RatiosEffectProps = {
  cityId: number | undefined
  /** `before` and `after` must be memoized, because each new array recalculates the estimate. */
  before: readonly CompiledRatio[]
  after: readonly CompiledRatio[]
}

export function RatioChangeImpact({ cityId, before, after }: RatiosEffectProps) {
  const maySeeShifts = useAccess()('courier_slot_manage')
  const estimate = useCallback((week: LastWeekData) => recalculateShiftPay(week, before, after), [before, after])
  if (!maySeeShifts) return null
  return (
    <WhatIfPanel
      cityId={cityId}
      withRecords={false}
      estimate={estimate}
      note="Заказы распределены по смене равномерно; только выплаты за заказы."
    />
  )
}
