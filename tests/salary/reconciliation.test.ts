import { expect, test } from '@jest/globals'
import {
  inferBonusStep,
  reconcileSalaryRecord,
  type SalaryReconciliationLine,
  unexplainedAmount,
} from '../../src/domain/salary/reconciliation'

/** Contract, «Money»: the formulas of a salary record, limited to the parts that the server sends. */

const RECORD = {
  ...{ hoursAmount: 8000, orderAmount: 5000, dailyBonus: 500, penalty: 1000, totalAmount: 12_500 },
  ...{ holding: 300, paidDelivery: 200, payouts: 12_000 },
}
const rest = (record: object, key: SalaryReconciliationLine['key']) => {
  const line = reconcileSalaryRecord(record, {}).find((one) => one.key === key)
  return line && unexplainedAmount(line)
}

test('a difference between total and parts is reported', () => {
  expect([rest(RECORD, 'totalAmount'), rest(RECORD, 'payouts')]).toEqual([0, 0])
  expect(rest({ ...RECORD, totalAmount: 12_620 }, 'totalAmount')).toBe(120)
})

test('a sum with an unknown part has no difference', () => {
  const shift = { orderAmount: 5000, dailyBonus: undefined, sumDelivery: 200, countOrder: undefined, seconds: 0 }
  const lines = reconcileSalaryRecord(RECORD, { shifts: [shift, shift], penalties: [700, undefined] })
  expect(lines.map(({ key, calculated }) => [key, calculated])).toEqual([
    ...[
      ['hoursAmount', null] as const,
      ['orderAmount', 10_000] as const,
      ['dailyBonus', null] as const,
      ['penalty', null] as const,
    ],
    ...[
      ['totalAmount', 12_500] as const,
      ['holding', null] as const,
      ['paidDelivery', 400] as const,
      ['payouts', 12_000] as const,
    ],
  ])
  expect(inferBonusStep(500, [shift], [{ minQuantityOrder: 0, price: 500 }])).toBeUndefined()
  expect(rest({ ...RECORD, dailyBonus: undefined }, 'totalAmount')).toBeUndefined()
  expect(rest({ ...RECORD, holding: undefined }, 'payouts')).toBeUndefined()
  expect(rest({ payouts: 12_000 }, 'payouts')).toBeUndefined()
})
