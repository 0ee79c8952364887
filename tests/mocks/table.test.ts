/** @jest-environment node */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findRecordPage } from '../../mocks/http/listing'
import { createDb } from '../../mocks/store/db'
import type { CityRecord } from '../../mocks/store/records'
import { createTable, type DbQueryConditions } from '../../mocks/store/table'

const records = fc.uniqueArray(
  fc.record<CityRecord>({
    id: fc.integer({ min: 1, max: 60 }),
    name: fc.constantFrom('Абай', 'Ёлка', 'Яна', 'дом 9', 'дом 10'),
    timezone: fc.integer({ min: 5, max: 6 }),
    status: fc.boolean(),
    deliveryService: fc.constantFrom('YANDEX', 'INDRIVE', null),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
)
const queries: fc.Arbitrary<DbQueryConditions<CityRecord>> = fc.record(
  {
    id: fc.oneof(
      fc.record({ in: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }) }),
      fc.record({ gte: fc.integer({ min: 1, max: 60 }), lte: fc.integer({ min: 1, max: 60 }) }),
    ),
    timezone: fc.record({ equals: fc.integer({ min: 5, max: 6 }) }),
    status: fc.record({ equals: fc.boolean() }),
    deliveryService: fc.record({ equals: fc.constantFrom('YANDEX', 'INDRIVE') }),
  },
  { requiredKeys: [] },
)

test('the database finds the same as a plain filter, also after changes', () => {
  fc.assert(
    fc.property(records, queries, (list, where) => {
      const [kept, plain] = [createDb().cities, createTable<CityRecord>()]
      for (const table of [kept, plain]) {
        for (const record of list) table.insert({ ...record })
        const [first, second] = list
        if (first) table.update(first.id, { timezone: 6, status: false, deliveryService: null })
        if (second) table.remove(second.id)
      }
      expect(kept.find(where)).toEqual(plain.find(where))
      const order = [
        ['timezone', 'desc'],
        ['id', 'asc'],
      ] as const
      const sorted = plain.find(where).sort((a, b) => b.timezone - a.timezone || a.id - b.id)
      expect(kept.find(where, order)).toEqual(sorted)
      expect(plain.find(where, order)).toEqual(sorted)
    }),
    { seed: 7, numRuns: 60, endOnFailure: true },
  )
})

test('a page is sorted like Russian texts and has the total count', () => {
  const { cities } = createDb()
  const names = ['Яна', 'дом 10', 'Ёлка', 'дом 9', 'Абай', ...Array.from({ length: 30 }, () => 'Ящик')]
  for (const [index, name] of names.entries())
    cities.insert({ id: index + 1, name, timezone: 5, status: index !== 4, deliveryService: null })
  const search = {
    where: { status: { equals: true } },
    holds: ({ name }: CityRecord) => name !== 'Яна',
    ...{ orderBy: 'name_SORT_ASC', sortKeys: { name: ({ name }: CityRecord) => name } },
  }
  const { rows, total, pageCount } = findRecordPage(cities, search, 1)
  expect(rows.slice(0, 4).map(({ name }) => name)).toEqual(['дом 9', 'дом 10', 'Ёлка', 'Ящик'])
  expect({ total, pageCount, shown: rows.length }).toEqual({ total: 33, pageCount: 2, shown: 20 })
  expect(findRecordPage(cities, {}, 1).rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => 35 - index),
  )
  expect(findRecordPage(cities, search, 2).rows).toHaveLength(13)
})
