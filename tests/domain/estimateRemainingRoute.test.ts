/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { estimateRemainingRoute } from '../../src/domain/estimateRemainingRoute'

/** One degree of latitude is 111.19 km. */
const north = (km: number) => ({ lat: 49 + km / 111.19, long: 73 })
const way = { courier: north(0), branch: north(1), customer: north(3), hasLeft: false, courierTypeId: 10 }

const rounded = (of: ReturnType<typeof estimateRemainingRoute>) =>
  of && [
    of.toBranchKm === undefined ? undefined : Math.round(of.toBranchKm * 10) / 10,
    Math.round(of.toCustomerKm * 10) / 10,
    of.minutes,
  ]

test.each<[string, Parameters<typeof estimateRemainingRoute>[0], ReturnType<typeof rounded>]>([
  ['goes through the branch first', { ...way, customer: north(-2) }, [1, 4, 13]],
  ['goes straight to the customer after leaving the branch', { ...way, hasLeft: true }, [undefined, 3, 10]],
  ['takes longer on foot', { ...way, hasLeft: true, courierTypeId: 1 }, [undefined, 3, 47]],
  ['has no time for an unknown type', { ...way, hasLeft: true, courierTypeId: undefined }, [undefined, 3, undefined]],
  ['leaves out a branch without coordinates', { ...way, branch: undefined }, [undefined, 3, 10]],
  ['takes a minute at least', { ...way, hasLeft: true, customer: north(0) }, [undefined, 0, 1]],
  ['is unknown without the place of the customer', { ...way, customer: undefined }, undefined],
])('the way of a courier %s', (_what, stops, expected) =>
  expect(rounded(estimateRemainingRoute(stops))).toEqual(expected),
)
