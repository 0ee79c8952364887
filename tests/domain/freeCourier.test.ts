import { expect, test } from '@jest/globals'
import { isFreeCourier } from '../../src/domain/couriers'

/** Contract: when a courier counts as «free». */
test.each([
  [{}, true],
  [{ lastActiveOrder: undefined }, true],
  [{ lastActiveOrder: {} }, false],
  [{ lastActiveOrder: { status: 0 } }, true],
  [{ lastActiveOrder: { status: 1 } }, true],
  [{ lastActiveOrder: { status: 2 } }, false],
  [{ lastActiveOrder: { status: 70 } }, false],
])('%j is free: %s', (courier, isFree) => {
  expect(isFreeCourier(courier)).toBe(isFree)
})
