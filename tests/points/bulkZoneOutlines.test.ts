import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { DeliveryZone } from '../../src/api/points'
import {
  applyOutlinesInBulk,
  type BulkOutlineProgress,
  findZonesChosenTwice,
  toOutlineReplacements,
} from '../../src/pages/points/bulkZoneOutlines'
import { createZoneImport, preselectZones, type ZoneImportRow } from '../../src/pages/points/zoneImport'
import { configureApi } from '../session/mockFetch'

const POLYGON: [number, number][] = [
  [73, 49],
  [74, 49],
  [74, 50],
]
const ZONES = ['Центр', 'Юг', 'Север', 'Двойная', 'двойная'].map((name, index) => ({ id: index + 1, name }))
const zones = ZONES as DeliveryZone[]

const imported = (...names: string[]): ZoneImportRow[] =>
  createZoneImport({ zones: names.map((name) => ({ name, polygon: POLYGON })), dropped: [], left: 0 }).rows

const sent: string[] = []
let answers: (() => Promise<Response>)[] = []

beforeEach(() => {
  sent.length = 0
  answers = []
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push((input as Request).url.split('/').at(-1) ?? '')
    return (answers.shift() ?? (async () => new Response(null, { status: 204 })))()
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('a row gets the zone of its name, unless the name is repeated, the row has a choice or is applied', () => {
  const rows = imported(' центр. ', 'Юг', 'юг', 'Двойная', 'Восток', 'Север')
  const [, , , , , north] = rows
  if (north) north.choice = 'create'
  preselectZones(rows, zones)
  expect(rows.map(({ choice }) => choice)).toEqual([1, null, null, null, null, 'create'])
  const [done] = imported('Центр')
  if (done) done.applied = 'Обновлена: Центр'
  preselectZones(done ? [done] : [], zones)
  expect(done?.choice).toBeNull()
})

const run = async (rows: ZoneImportRow[], signal = new AbortController().signal) => {
  const seen: BulkOutlineProgress[] = []
  await applyOutlinesInBulk(toOutlineReplacements(rows, zones), signal, (progress) => seen.push(progress))
  return seen.at(-1)
}
const chosen = () => {
  const rows = imported('Центр', 'Юг', 'Север', 'Новая')
  preselectZones(rows, zones)
  return rows
}

test('a refusal stays in its row, and the next outline is sent', async () => {
  const rows = chosen()
  answers = [
    async () => new Response(null, { status: 204 }),
    async () => new Response('{"message":"Нет прав"}', { status: 403 }),
  ]
  expect(await run(rows)).toEqual({ done: 2, failed: 1, unknown: 0, count: 3, isOver: true })
  expect(sent).toEqual(['1', '2', '3'])
  expect(rows.map(({ applied, failure }) => applied ?? failure)).toEqual([
    'Обновлена: Центр',
    'Нет прав',
    'Обновлена: Север',
    null,
  ])
  expect(toOutlineReplacements(rows, zones).map(({ zone }) => zone.name)).toEqual(['Юг'])
})

test.each<[string, () => Promise<Response>]>([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the status 504', async () => new Response(null, { status: 504 })],
])('after %s the outcome is unknown, and the rest is not sent', async (_name, answer) => {
  answers = [answer]
  expect(await run(chosen())).toEqual({ done: 0, failed: 0, unknown: 1, count: 3, isOver: true })
  expect(sent).toEqual(['1'])
})

test('a stop leaves the rest unsent, with its choices', async () => {
  const rows = chosen()
  const stop = new AbortController()
  answers = [
    async () => {
      stop.abort()
      return new Response(null, { status: 204 })
    },
  ]
  expect(await run(rows, stop.signal)).toEqual({ done: 1, failed: 0, unknown: 0, count: 3, isOver: true })
  expect(rows.map(({ choice }) => choice)).toEqual([null, 2, 3, null])
})

test('a zone that is chosen twice is named once', () => {
  const rows = imported('а', 'б', 'в')
  for (const row of rows) row.choice = 2
  expect(findZonesChosenTwice(toOutlineReplacements(rows, zones))).toEqual(['Юг'])
  expect(findZonesChosenTwice(toOutlineReplacements(chosen(), zones))).toEqual([])
})
