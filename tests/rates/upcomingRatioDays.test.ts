/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { compileRatioCondition, type RatioCondition, toEpochDay } from '../../src/domain/rates/ratio'
import { isRatioCellChanged, ratioWeekCells, upcomingRatioDays } from '../../src/domain/rates/ratioWeek'

const TODAY = toEpochDay('2026-03-18')
const held = (condition: Omit<RatioCondition, 'id'>, others: RatioCondition[] = []) => {
  const own = compileRatioCondition({ id: 9, ratio: 1.2, status: true, ...condition })
  return upcomingRatioDays(own, [own, ...others.map(compileRatioCondition)], [1, 5], TODAY, 7).map(
    ({ day, isWinning }) => `${day - TODAY}${isWinning ? '' : ' lost'}`,
  )
}

test.each<[what: string, condition: Omit<RatioCondition, 'id'>, days: string[]]>([
  ['without limits', {}, ['0', '1', '2', '3', '4', '5', '6']],
  ['on Wednesdays', { days: [3] }, ['0', '7', '14', '21', '28', '35', '42']],
  ['a period that begins later', { dateStart: '2026-03-20', dateEnd: '2026-03-21' }, ['2', '3']],
  ['a period that is over', { dateStart: '2026-03-01', dateEnd: '2026-03-17' }, []],
  ['equal times', { timeStart: '12:00', timeEnd: '12:00' }, []],
  ['overnight', { dateStart: '2026-03-18', dateEnd: '2026-03-18', timeStart: '22:00', timeEnd: '02:00' }, ['0']],
])('%s', (_what, condition, days) => {
  expect(held(condition)).toEqual(days)
})

test('a day on which a stronger condition holds all the time is reported', () => {
  const stronger = { id: 1, ratio: 2, priority: 5, status: true, days: [4] }
  expect(held({}, [stronger]).slice(0, 3)).toEqual(['0', '1 lost', '2'])
  expect(held({}, [{ ...stronger, typeId: 5 }])[1]).toBe('1')
})

test('a condition within half an hour changes this half hour of the week', () => {
  const short = compileRatioCondition({ id: 9, ratio: 1.2, status: true, timeStart: '12:10', timeEnd: '12:25' })
  const [before, after] = [[], [short]].map((conditions) => ratioWeekCells(conditions, 1, TODAY).flat())
  const changed = (after ?? []).flatMap((cell, index) =>
    isRatioCellChanged(before?.[index] as typeof cell, cell) ? [index] : [],
  )
  expect(changed).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day * 48 + 24))
})
