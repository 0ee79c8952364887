import { expect, test } from '@jest/globals'
import { type ReconciliationLine, reconcileRecord, unexplainedAmount } from '../../src/domain/salary/reconciliation'

/** Contract, «Money»: the formulas of a salary record, limited to the parts that the server sends. */

const RECORD = {
  ...{ hoursAmount: 8000, orderAmount: 5000, dailyBonus: 500, penalty: 1000, totalAmount: 12_500 },
  ...{ holding: 300, paidDelivery: 200, payouts: 12_000 },
}
const rest = (record: object, key: ReconciliationLine['key']) => {
  const line = reconcileRecord(record, {}).find((one) => one.key === key)
  return line && unexplainedAmount(line)
}

test('a difference between total and parts is reported', () => {
  expect([rest(RECORD, 'total'), rest(RECORD, 'payouts')]).toEqual([0, 0])
  expect(rest({ ...RECORD, totalAmount: 12_620 }, 'total')).toBe(120)
})

test('a sum with an unknown part has no difference', () => {
  expect(rest({ ...RECORD, dailyBonus: undefined }, 'total')).toBeUndefined()
  expect(rest({ ...RECORD, holding: undefined }, 'payouts')).toBeUndefined()
  expect(rest({ payouts: 12_000 }, 'payouts')).toBeUndefined()
})
