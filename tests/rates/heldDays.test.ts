/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { compileRatio, dayNumber, type RatioCondition } from '../../src/domain/rates/ratio'
import { heldDays } from '../../src/domain/rates/week'

const TODAY = dayNumber('2026-03-18')
const held = (condition: Omit<RatioCondition, 'id'>, others: RatioCondition[] = []) => {
  const own = compileRatio({ id: 9, ratio: 1.2, status: true, ...condition })
  return heldDays(own, [own, ...others.map(compileRatio)], [1, 5], TODAY, 7).map(
    ({ day, isWinning }) => `${day - TODAY}${isWinning ? '' : ' lost'}`,
  )
}

test.each<[what: string, condition: Omit<RatioCondition, 'id'>, days: string[]]>([
  ['without limits', {}, ['0', '1', '2', '3', '4', '5', '6']],
  ['on Wednesdays', { days: [3] }, ['0', '7', '14', '21', '28', '35', '42']],
  ['a period that begins later', { dateStart: '2026-03-20', dateEnd: '2026-03-21' }, ['2', '3']],
  ['a period that is over', { dateStart: '2026-03-01', dateEnd: '2026-03-17' }, []],
  ['overnight', { dateStart: '2026-03-18', dateEnd: '2026-03-18', timeStart: '22:00', timeEnd: '02:00' }, ['0']],
])('%s', (_what, condition, days) => {
  expect(held(condition)).toEqual(days)
})

test('a day on which a stronger condition holds all the time is told', () => {
  const stronger = { id: 1, ratio: 2, priority: 5, status: true, days: [4] }
  expect(held({}, [stronger]).slice(0, 3)).toEqual(['0', '1 lost', '2'])
  // For another type of courier the condition still wins.
  expect(held({}, [{ ...stronger, typeId: 5 }])[1]).toBe('1')
})
