import { expect, test } from '@jest/globals'
import { create } from 'superstruct'
import { Branch } from '../../src/api/branches'
import {
  type BranchValues,
  branchBody,
  branchValues,
  branchZonesAfterReset,
} from '../../src/pages/companies/branches/branchValues'

const BRANCH: BranchValues = {
  cityId: 1,
  pointId: 3,
  address: ' Ерубаева, 5 ',
  lat: 49.8,
  long: 73.1,
  phone: '77001234567',
  status: false,
  deliveryZones: [
    { deliveryZoneId: 5, price: 0, status: true },
    { deliveryZoneId: 6, status: null },
    { deliveryZoneId: 7, price: null, status: false },
  ],
}

const sentBack = (loaded: object) => {
  const values = branchValues(create({ ...BRANCH, id: 9, ...loaded }, Branch)) as BranchValues
  return JSON.parse(JSON.stringify(branchBody(values, values)))
}

test.each([
  ['no zones', []],
  ['zones without a price and a status', [{ deliveryZoneId: 6 }]],
  ['an empty price and status', [{ deliveryZoneId: 6, price: null, status: null }]],
  ['a price of zero and a status off', [{ deliveryZoneId: 6, price: 0, status: false }]],
  ['no list of zones', undefined],
  ['null for the list', null],
])('an edit sends back what the response had: %s', (_case, received) => {
  const body = sentBack({ deliveryZones: received })
  expect(body.deliveryZones).toEqual(received ?? undefined)
  expect(body.address).toBe('Ерубаева, 5')
})

// If a response omits the price or status of a branch's zone, the next save omits this field of the zone (contract, third review).
test.each([
  ['a zone new to the branch gets none', [8], [{ price: null, status: null }]],
  ['a zone of the branch keeps its own', [7], [{ price: 700, status: false }]],
  [
    'of zones that swap rows, each gets what its row shows',
    [7, 6],
    [
      { price: 700, status: false },
      { price: 900, status: true },
    ],
  ],
  ['the former zone chosen again keeps its unknown ones', [6], [{}]],
])('an unknown price or status does not follow a row to another zone: %s', (_case, zoneIds, expected) => {
  const saved = [{ deliveryZoneId: 6 }, { deliveryZoneId: 7, price: 700, status: false }]
  const typed = [{}, { price: 900, status: true }]
  const rows = zoneIds.map((deliveryZoneId, index) => ({ ...typed[index], deliveryZoneId }))
  const body = branchBody({ ...BRANCH, deliveryZones: rows }, { ...BRANCH, deliveryZones: saved })
  expect(JSON.parse(JSON.stringify(body.deliveryZones))).toEqual(
    expected.map((values, index) => ({ ...values, deliveryZoneId: zoneIds[index] })),
  )
})

test('only what the form shows is taken from a loaded branch', () => {
  const zone = { deliveryZoneId: 5, price: undefined, status: undefined, name: 'Центр' }
  const values = branchValues({ ...BRANCH, id: 9, deliveryZones: [zone] })
  expect(Object.keys(values).sort()).toEqual(Object.keys(BRANCH).sort())
  expect(values.deliveryZones).toEqual([{ deliveryZoneId: 5, price: undefined, status: undefined }])
})

test('another city leaves a new branch without zones, an edited one with an empty zone that is off', () => {
  expect(branchZonesAfterReset(true)).toEqual([])
  expect(branchZonesAfterReset(false)).toEqual([{ price: null, status: false }])
})

test('an unreadable zone is passed to the form, which asks, because a save without it would delete it', () => {
  const branch = create({ id: 9, deliveryZones: [{ deliveryZoneId: 5 }, { price: 300 }] }, Branch)
  const { deliveryZones = [] } = branchValues(branch)
  expect(deliveryZones).toEqual([{ deliveryZoneId: 5 }, { deliveryZoneId: undefined, price: 300 }])
})
