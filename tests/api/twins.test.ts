import { expect, test } from '@jest/globals'
import { cityTwin, orderTwin } from '../../src/parts/twins'
import { json, startServer } from './server'

/** What counts as the same entry when the first attempt to add it ended unknown. */

const CITY = { id: 7, name: 'Темиртау', timezone: 5, status: true }

test.each([
  ['the same name', 'Темиртау', 'город «Темиртау»'],
  ['the name typed otherwise', ' темиртау ', 'город «темиртау»'],
  ['a name that only contains it', 'Темир', undefined],
])('a city: %s', async (_what, name, found) => {
  startServer().answer(json([CITY]))
  expect(await cityTwin({ name })).toBe(found)
})

const ORDER = { id: 41, status: 10, phone: '77011234567', addressTo: { street: 'Ерубаева', house: 12 } }

test.each([
  ['phone and address', { phone: '77011234567', street: 'ерубаева', house: '12' }, 'заказ № 41'],
  ['another house', { phone: '77011234567', street: 'Ерубаева', house: '14' }, undefined],
  ['another phone', { phone: '77010000000', street: 'Ерубаева', house: '12' }, undefined],
])('an order: %s', async (_what, values, found) => {
  startServer().answer(json([ORDER]))
  expect(await orderTwin({ cityId: 7, ...values })).toBe(found)
})
