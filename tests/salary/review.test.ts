/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import type { Salary } from '../../src/api/salary'
import { findPayAnomalies, payAnomalyText } from '../../src/domain/salary/payAnomalies'
import { splitIntoPayBatches } from '../../src/domain/salary/payBatches'
import { payoutAmount, sumSalaryParts } from '../../src/domain/salary/sums'
import { loadActiveRatioNames } from '../../src/pages/salary/review/activeRatioNames'
import { courierPaySums, loadPayHistory } from '../../src/pages/salary/review/payHistory'
import { salaryTotalMismatchText } from '../../src/pages/salary/salarySums'
import { json, startServer } from '../api/server'

const NEVER = new AbortController().signal

test('sums follow from each other as in the contract', () => {
  const parts = { hoursAmount: 1000, orderAmount: 5000, dailyBonus: 300, penalty: 700 }
  expect(sumSalaryParts(parts)).toBe(5600)
  expect(payoutAmount({ totalAmount: 5600, holding: 1120, paidDelivery: 900 })).toBe(3580)
})

describe('portions', () => {
  const ids = (row: readonly number[]) => row
  const group = (size: number) => Array.from({ length: size }, (_, index) => index)

  test('have about 50 records and never split a group', () => {
    expect(splitIntoPayBatches([group(30), group(20), group(1)], ids).map((part) => part.length)).toEqual([2, 1])
    expect(splitIntoPayBatches([group(80), group(2)], ids).map((part) => part.length)).toEqual([1, 1])
    expect(splitIntoPayBatches([], ids)).toEqual([])
  })

  test('keep every row once, in its order', () => {
    const rows = Array.from({ length: 40 }, (_, index) => group((index % 9) + 1))
    expect(splitIntoPayBatches(rows, ids).flat()).toEqual(rows)
    expect(splitIntoPayBatches(rows, ids).every((part) => part.flat().length <= 50)).toBe(true)
  })
})

describe('signals before a payment', () => {
  const usual = { hoursAmount: 1000, orderAmount: 4000, dailyBonus: 0, penalty: 0, payouts: 5000 }
  const four = [usual, usual, usual, usual]

  test('usual values are not reported', () => {
    expect(findPayAnomalies(usual, four)).toEqual([])
    expect(findPayAnomalies({ ...usual, hoursAmount: 1400, payouts: 10_000 }, four)).toEqual([])
  })

  test('hours beyond 40 %, a new bonus or penalty, nothing to pay, more than twice the median', () => {
    expect(findPayAnomalies({ ...usual, hoursAmount: 1401 }, four)).toEqual(['hours'])
    expect(findPayAnomalies({ ...usual, hoursAmount: 599 }, four)).toEqual(['hours'])
    expect(findPayAnomalies({ ...usual, dailyBonus: 300, penalty: 500 }, four)).toEqual(['bonus', 'penalty'])
    expect(findPayAnomalies({ ...usual, dailyBonus: 300 }, [...four.slice(1), { ...usual, dailyBonus: 100 }])).toEqual(
      [],
    )
    expect(findPayAnomalies({ ...usual, payouts: 0 }, four)).toEqual(['nothing'])
    expect(findPayAnomalies({ ...usual, payouts: 10_001 }, four)).toEqual(['large'])
  })

  test('only periods with work define what is usual', () => {
    const idle = { hoursAmount: 0, orderAmount: 0, payouts: -700 }
    const text = payAnomalyText('large', { ...usual, payouts: 10_001 }, [...four, idle, idle, idle, idle, idle])
    expect(text.replace(/\s/g, ' ')).toBe('к выплате 10 001 ₸, вдвое больше обычных 5 000 ₸')
  })

  test('an unknown sum is not compared as zero', () => {
    expect(findPayAnomalies({ ...usual, hoursAmount: undefined, payouts: undefined }, four)).toEqual([])
    const earlier = four.map(({ orderAmount }) => ({ orderAmount }))
    expect(findPayAnomalies({ ...usual, dailyBonus: 300, penalty: 500 }, earlier)).toEqual([])
    expect(findPayAnomalies({ ...usual, hoursAmount: 1401 }, [...four, ...earlier])).toEqual(['hours'])
    expect(
      courierPaySums([
        { id: 1, payouts: 500, holding: 5 },
        { id: 2, holding: 6 },
      ] as Salary[]),
    ).toMatchObject({
      ...{ days: 2, payouts: undefined, holding: 11 },
    })
  })

  test('without earlier work nothing is compared', () => {
    expect(findPayAnomalies(usual, [])).toEqual(['first'])
    expect(findPayAnomalies(usual, [{ penalty: 700, payouts: -700 }])).toEqual(['first'])
  })
})

test('the four periods before have the same length and end the day before', async () => {
  const { sent, answer } = startServer()
  answer(json([], { 'X-Pagination-Total-Count': '0', 'X-Pagination-Page-Count': '0' }))
  const loadPeriods = async (dateStart: string, dateEnd: string) => {
    sent.length = 0
    await loadPayHistory(1, null, dateStart, dateEnd, NEVER)
    return sent.map(({ body }) => body)
  }
  const period = (dateStart: string, dateEnd: string) => ({ dateStart, dateEnd })
  expect(await loadPeriods('2026-03-16', '2026-03-16')).toEqual([
    period('2026-03-15', '2026-03-15'),
    period('2026-03-14', '2026-03-14'),
    period('2026-03-13', '2026-03-13'),
    period('2026-03-12', '2026-03-12'),
  ])
  const weeks = await loadPeriods('2026-03-09', '2026-03-15')
  expect(weeks).toHaveLength(4)
  expect(weeks[3]).toEqual(period('2026-02-09', '2026-02-15'))
})

describe('a raised rate as the reason of a large payment', () => {
  const raised = { id: 1, days: [], ratio: 1.3, priority: 1, status: true }

  test('is a condition that holds on one of the days, is switched on and raises', async () => {
    const { answer } = startServer()
    const raisedOn = (condition: object, dateStart: string, dateEnd: string) => {
      answer(json([condition]))
      return loadActiveRatioNames(1, dateStart, dateEnd, NEVER)
    }
    const weekend = ['2026-03-14', '2026-03-15'] as const
    expect(await raisedOn(raised, ...weekend)).toEqual(['×1,3 · Все типы'])
    expect(await raisedOn({ ...raised, days: [0] }, ...weekend)).toEqual(['×1,3 · Все типы · ВС'])
    expect(await raisedOn({ ...raised, days: [1] }, ...weekend)).toEqual([])
    expect(await raisedOn({ ...raised, status: false }, ...weekend)).toEqual([])
    expect(await raisedOn({ ...raised, ratio: 0.9 }, ...weekend)).toEqual([])
    expect(await raisedOn({ ...raised, dateStart: '2026-03-16', dateEnd: '2026-03-20' }, ...weekend)).toEqual([])
  })
})

test('a sum of rows that is not the server’s is named by its column', () => {
  const sums = { hoursAmount: 1000, orderAmount: 5000, payouts: 6000 }
  expect(
    salaryTotalMismatchText([sums, sums], { hoursAmount: 2000, orderAmount: 10_000, payouts: 12_000 }),
  ).toBeUndefined()
  expect(salaryTotalMismatchText([sums], {})).toBeUndefined()
  // If one row lacks a sum, the total of all rows is unknown and is not compared with the server's total.
  expect(salaryTotalMismatchText([sums, { payouts: 1 }], { ...sums, payouts: 6001 })).toBeUndefined()
  expect(salaryTotalMismatchText([sums], { ...sums, hoursAmount: 1100 })?.replace(/\s/g, ' ')).toBe(
    'Сумма строк не равна «Итого» сервера: Часы 1 000 ₸ и 1 100 ₸',
  )
})

test('only periods with the same number of days are compared', () => {
  const week = { days: 7, hoursAmount: 7000, orderAmount: 7000, payouts: 14_000 }
  const twoDays = { days: 2, hoursAmount: 2000, orderAmount: 2000, payouts: 4000 }
  expect(findPayAnomalies(twoDays, [week, week])).toEqual([])
  expect(findPayAnomalies({ ...week, payouts: 28_001 }, [twoDays, week])).toEqual(['large'])
})
