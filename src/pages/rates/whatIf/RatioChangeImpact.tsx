import { useCallback } from 'react'
import type { CompiledRatioCondition } from '../../../domain/rates/ratio'
import { useAccess } from '../../../session/sessionHooks'
import type { LastWeekPayData } from './loadLastWeekPayData'
import { PayWhatIfPanel } from './PayWhatIfPanel'
import { recalculatePayAtRatioRates } from './recalculatePayAtRatioRates'

type RatiosEffectProps = {
  cityId: number | undefined
  /** `before` and `after` must be memoized, because each new array recalculates the estimate. */
  before: readonly CompiledRatioCondition[]
  after: readonly CompiledRatioCondition[]
}

export function RatioChangeImpact({ cityId, before, after }: RatiosEffectProps) {
  const maySeeShifts = useAccess()('courier_slot_manage')
  const estimate = useCallback(
    (week: LastWeekPayData) => recalculatePayAtRatioRates(week, before, after),
    [before, after],
  )
  if (!maySeeShifts) return null
  return (
    <PayWhatIfPanel
      cityId={cityId}
      withRecords={false}
      estimate={estimate}
      note="Заказы распределены по смене равномерно; только выплаты за заказы."
    />
  )
}
