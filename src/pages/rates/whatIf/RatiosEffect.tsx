import { useCallback } from 'react'
import type { CompiledRatio } from '../../../domain/rates/ratio'
import { useAccess } from '../../../session/useAccess'
import { shiftsAtRatios } from './atRatios'
import type { LastWeek } from './lastWeek'
import { WhatIfPanel } from './WhatIfPanel'

type RatiosEffectProps = {
  cityId: number | undefined
  /** Must be memoized. */
  before: readonly CompiledRatio[]
  after: readonly CompiledRatio[]
}

export function RatiosEffect({ cityId, before, after }: RatiosEffectProps) {
  const maySeeShifts = useAccess()('courier_slot_manage')
  const estimate = useCallback((week: LastWeek) => shiftsAtRatios(week, before, after), [before, after])
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
