import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { RatioRate } from '../../src/api/rates'
import type { ListState } from '../../src/lib/listStore'
import { useRatioConditionsOfCity } from '../../src/pages/rates/ratioRate/useRatioConditionsOfCity'

type Step = [cityId: number, status: ListState<RatioRate>['status'], listed: RatioRate[], shown: RatioRate[]]

test('conditions of the previous city are not those of the next one, and a reload keeps those of the city', () => {
  const [first, second] = [[{ id: 1 }], [{ id: 2 }]] as [RatioRate[], RatioRate[]]
  const steps: Step[] = [
    [1, 'idle', [], []],
    [1, 'ready', first, first],
    [1, 'loading', first, first],
    [1, 'ready', first, first],
    [2, 'ready', first, []],
    [2, 'loading', first, []],
    [2, 'ready', second, second],
    [3, 'failed', [], []],
  ]
  const { result, rerender } = renderHook(
    ([cityId, status, rows]: Step) => useRatioConditionsOfCity(cityId, { status, rows }),
    { initialProps: steps[0] as Step },
  )
  for (const step of steps) {
    rerender(step)
    expect(result.current).toEqual(step[3])
  }
})
