import { expect, test } from '@jest/globals'
import { array, type } from 'superstruct'
import { User } from '../../src/api/user'
import { readResponse } from '../../src/lib/readResponse'
import { flag, looseList, maybe, num, record, text } from '../../src/lib/structs'

/** Contract, «an optional field of the wrong type»: the field counts as missing, and its path is reported. */

const Courier = record({ id: num(), name: text(), slot: maybe(record({ id: maybe(num()), status: maybe(flag()) })) })

test('a wrong part of a part is absent alone, and named by its path; the response stays as it was', () => {
  const response = { id: 1, name: 'Ким', slot: { id: 3, status: 'да' } }
  const told: string[] = []
  expect(readResponse(Courier, response, (path) => told.push(path))).toEqual({ id: 1, name: 'Ким', slot: { id: 3 } })
  expect(told).toEqual(['slot.status'])
  expect(response).toEqual({ id: 1, name: 'Ким', slot: { id: 3, status: 'да' } })
})

test('a row without what it needs is not dropped in silence: its list counts it', () => {
  const told: string[] = []
  const read = () => readResponse(array(Courier), [{ id: 1, name: 'Ким' }, { id: 2 }], (path) => told.push(path))
  expect(read).toThrow()
  expect(told).toEqual([])
})

const Person = type({ id: num(), cities: looseList(num()), days: looseList(num(), { isNeeded: true }) })

test('of ids one that cannot be read is left out alone and named: the others would be deleted by the next save', () => {
  const told: string[] = []
  const read = (value: object) => readResponse(Person, value, (path) => told.push(path))
  expect(read({ id: 1, cities: [7, 'Караганда', '9', null], days: ['пн', 3] })).toEqual({
    id: 1,
    cities: [7, 9],
    days: [3],
  })
  expect(told).toEqual(['cities.1', 'cities.2', 'days.0'])
  told.length = 0
  expect(read({ id: 1, cities: ['Караганда'], days: null })).toEqual({ id: 1, cities: [], days: [] })
  expect(read({ id: 1, cities: 'Караганда', days: [] })).toEqual({ id: 1, cities: [], days: [] })
})

test('where nothing of a list that is needed can be read, it is no empty one: what holds it cannot be read', () => {
  const told: string[] = []
  const read = () => readResponse(Person, { id: 1, days: ['пн', 'вт'] }, (path) => told.push(path))
  expect(read).toThrow()
  expect(told).toEqual([])
})

test('a permission that cannot be read keeps nobody out, while a user without the list is refused', () => {
  const USER = { id: 3, fio: 'Ким', role: { name: 'operator' }, allowedCities: [] }
  const read = (accesses: unknown) => readResponse(User, { ...USER, accesses }, () => undefined)
  expect(read(['order_view', null, { name: 'x' }, 'city_manage']).accesses).toEqual(['order_view', 'city_manage'])
  expect(() => read(undefined)).toThrow()
  expect(() => read('order_view')).toThrow()
})
