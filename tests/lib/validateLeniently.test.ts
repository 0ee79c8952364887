import { expect, test } from '@jest/globals'
import { array, type } from 'superstruct'
import { CityEager } from '../../src/api/dictionaries'
import { User } from '../../src/api/user'
import {
  fastType,
  listSkippingInvalid,
  maybe,
  numberStruct,
  strictBooleanStruct,
  textStruct,
} from '../../src/lib/structs'
import { getUnreadableCount } from '../../src/lib/unreadableRowCount'
import { validateLeniently } from '../../src/lib/validateLeniently'

/** Contract, «an optional field of the wrong type»: the field counts as missing, and its path is reported. */

const Courier = fastType({
  id: numberStruct(),
  name: textStruct(),
  slot: maybe(fastType({ id: maybe(numberStruct()), status: maybe(strictBooleanStruct()) })),
})

test('an invalid nested part is absent alone and named by its path; the response is unchanged', () => {
  const response = { id: 1, name: 'Ким', slot: { id: 3, status: 'да' } }
  const paths: string[] = []
  expect(validateLeniently(Courier, response, (path) => paths.push(path))).toEqual({
    id: 1,
    name: 'Ким',
    slot: { id: 3 },
  })
  expect(paths).toEqual(['slot.status'])
  expect(response).toEqual({ id: 1, name: 'Ким', slot: { id: 3, status: 'да' } })
})

test('a row without a required field is counted by its list', () => {
  const paths: string[] = []
  const read = () => validateLeniently(array(Courier), [{ id: 1, name: 'Ким' }, { id: 2 }], (path) => paths.push(path))
  expect(read).toThrow()
  expect(paths).toEqual([])
})

test('entries that are left out of a nested list are counted by that list', () => {
  const option = { value: 1, label: 'Первый' }
  const city = { id: 1, name: 'Алматы', points: [{ label: 'Без номера' }, option, { value: 2 }], companies: [option] }
  const { points, companies } = validateLeniently(CityEager, city, () => undefined)
  expect([points, companies]).toEqual([[option], [option]])
  expect([points, companies].map(getUnreadableCount)).toEqual([2, 0])
})

const Person = type({
  id: numberStruct(),
  cities: listSkippingInvalid(numberStruct()),
  days: listSkippingInvalid(numberStruct(), { isNeeded: true }),
})

test('an unreadable id is left out alone and named, because the next save would delete the others', () => {
  const paths: string[] = []
  const read = (value: object) => validateLeniently(Person, value, (path) => paths.push(path))
  expect(read({ id: 1, cities: [7, 'Караганда', '9', null], days: ['пн', 3] })).toEqual({
    id: 1,
    cities: [7, 9],
    days: [3],
  })
  expect(paths).toEqual(['cities.1', 'cities.2', 'days.0'])
  paths.length = 0
  expect(read({ id: 1, cities: ['Караганда'], days: null })).toEqual({ id: 1, cities: [], days: [] })
  expect(read({ id: 1, cities: 'Караганда', days: [] })).toEqual({ id: 1, cities: [], days: [] })
})

test('a nested list counts its rows without a required field', () => {
  const Group = type({ id: numberStruct(), couriers: array(Courier) })
  const { couriers } = validateLeniently(
    Group,
    { id: 1, couriers: [{ id: 1 }, { id: 2, name: 'Ким' }, {}] },
    () => undefined,
  )
  expect(couriers).toEqual([{ id: 2, name: 'Ким' }])
  expect(getUnreadableCount(couriers)).toBe(2)
})

test('a required list without readable rows makes its owner unreadable', () => {
  const paths: string[] = []
  const read = () => validateLeniently(Person, { id: 1, days: ['пн', 'вт'] }, (path) => paths.push(path))
  expect(read).toThrow()
  expect(paths).toEqual([])
})

test('an unreadable permission is ignored, a user without the list is refused', () => {
  const USER = { id: 3, fio: 'Ким', role: { name: 'operator' }, allowedCities: [] }
  const read = (accesses: unknown) => validateLeniently(User, { ...USER, accesses }, () => undefined)
  expect(read(['order_view', null, { name: 'x' }, 'city_manage']).accesses).toEqual(['order_view', 'city_manage'])
  expect(() => read(undefined)).toThrow()
  expect(() => read('order_view')).toThrow()
})
