import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { RequestFailure } from '../../src/lib/failure'
import {
  applyImportedOutline,
  countUnappliedImportRows,
  createImportedZone,
  createZoneImport,
  importRowName,
  type ZoneImportRow,
} from '../../src/pages/points/zoneImport'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { API_BASE, configureApi } from '../session/mockFetch'

/** Reference-data, section 2.6: import of the outlines of delivery zones. */

const POLYGON: [number, number][] = [
  [73, 49],
  [74, 49],
  [74, 50],
]
const ZONE = { id: 7, name: 'Центр' }

const sent: { url: string; body: unknown }[] = []
let answer: () => Promise<Response>
let onServer: () => Promise<Response>

beforeEach(() => {
  sent.length = 0
  answer = async () => new Response(null, { status: 204 })
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    if (request.method === 'GET') return onServer()
    sent.push({ url: request.url, body: await request.clone().json() })
    return answer()
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  dismissAllToasts()
})

function row(): ZoneImportRow {
  const [first] = createZoneImport({ zones: [{ name: 'Внешняя', polygon: POLYGON }], dropped: [], left: 0 }).rows
  if (!first) throw new Error('one row was imported')
  return first
}

test('an existing zone gets only the outline, once', async () => {
  const outer = row()
  outer.choice = ZONE.id
  const [first, second] = await Promise.all([applyImportedOutline(outer, ZONE), applyImportedOutline(outer, ZONE)])
  expect([first, second]).toEqual([true, false])
  expect(sent).toEqual([{ url: `${API_BASE}/v1/manage/point/delivery-zone/7`, body: { polygon: POLYGON } }])
  expect(outer).toMatchObject({ choice: null, isSaving: false, applied: 'Обновлена: Центр' })
  expect(await applyImportedOutline(outer, ZONE)).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a new zone is created once, again after a failure or if «Создать» is chosen again', async () => {
  const outer = row()
  outer.choice = 'create'
  const refused = jest.fn(async () => Promise.reject(new RequestFailure({ message: 'refused' })))
  await expect(createImportedZone(outer, refused)).rejects.toThrow('refused')
  const create = jest.fn(async () => undefined)
  const saving = createImportedZone(outer, create)
  const again = { failure: { message: 'Зона из этого контура уже сохраняется или сохранена' } }
  await expect(createImportedZone(outer, create)).rejects.toMatchObject(again)
  await saving
  expect(outer).toMatchObject({ choice: null, isSaving: false, applied: 'Создана зона' })
  await expect(createImportedZone(outer, create)).rejects.toMatchObject(again)
  expect(create).toHaveBeenCalledTimes(1)
  outer.choice = 'create'
  await createImportedZone(outer, create)
  expect(create).toHaveBeenCalledTimes(2)
})

const MOVED = POLYGON.map(([long, lat]) => [long + 0.01, lat] as [number, number])
const zoneWith = (polygon: unknown) => async () => Response.json({ ...ZONE, polygon })

test('an outline that a colleague has changed is replaced only after a second press', async () => {
  const outer = row()
  outer.choice = ZONE.id
  const zone = { ...ZONE, polygon: POLYGON }
  onServer = zoneWith(MOVED)
  expect(await applyImportedOutline(outer, zone)).toBe(false)
  expect(outer).toMatchObject({ choice: ZONE.id, failure: 'Контур изменил коллега. Сравните и примените ещё раз' })
  expect(sent).toEqual([])
  onServer = zoneWith(POLYGON.toReversed())
  expect(await applyImportedOutline(outer, zone)).toBe(false)
  expect(await applyImportedOutline(outer, zone)).toBe(true)
  expect(sent).toHaveLength(1)
})

test('an outline that an earlier press saved is not taken for that of a colleague', async () => {
  const outer = row()
  outer.choice = ZONE.id
  const zone = { ...ZONE, polygon: MOVED }
  answer = async () => new Response('{"message":"Нет ответа"}', { status: 503 })
  onServer = zoneWith(MOVED)
  expect(await applyImportedOutline(outer, zone)).toBe(false)
  expect(sent).toHaveLength(1)
  answer = async () => new Response(null, { status: 204 })
  onServer = zoneWith(POLYGON)
  expect(await applyImportedOutline(outer, zone)).toBe(true)
})

test.each([
  ['is unchanged', zoneWith(POLYGON), 1],
  ['is unknown', zoneWith(undefined), 1],
  ['does not load', async () => new Response('{"message":"Упало"}', { status: 500 }), 1],
  ['is deleted', async () => new Response('{"message":"Зона доставки не найдена"}', { status: 404 }), 0],
])('a zone whose outline %s', async (_what, latest, count) => {
  const outer = row()
  outer.choice = ZONE.id
  onServer = latest
  expect(await applyImportedOutline(outer, { ...ZONE, polygon: POLYGON })).toBe(count === 1)
  expect(sent).toHaveLength(count)
})

test('a failure keeps the choice and is reported', async () => {
  answer = async () => new Response('{"message":"Нет прав"}', { status: 403 })
  const outer = row()
  outer.choice = ZONE.id
  expect(await applyImportedOutline(outer, ZONE)).toBe(false)
  expect(outer).toMatchObject({ choice: ZONE.id, isSaving: false, applied: null })
  expect(toastState.shown.map(({ tone, text }) => [tone, text])).toEqual([['failure', 'Нет прав']])
})

test('nothing is sent without a choice, or with another', async () => {
  const outer = row()
  expect(await applyImportedOutline(outer, ZONE)).toBe(false)
  outer.choice = 'create'
  expect(await applyImportedOutline(outer, ZONE)).toBe(false)
  expect(sent).toEqual([])
})

test('a row without a name has a number', () => {
  expect(importRowName({ name: '', key: 4 })).toBe('Без названия, № 5')
})

test('an outline that crosses itself is marked, and all that is not applied waits', () => {
  const bow: [number, number][] = [
    [73, 49],
    [74, 50],
    [74, 49],
    [73, 50],
  ]
  const found = createZoneImport({
    zones: [
      { name: 'Бант', polygon: bow },
      { name: 'Угол', polygon: POLYGON },
    ],
    dropped: [],
    left: 0,
  })
  expect(found.rows.map(({ isCrossing }) => isCrossing)).toEqual([true, false])
  expect(countUnappliedImportRows(found)).toBe(2)
  for (const one of found.rows) one.applied = 'Создана зона'
  expect([countUnappliedImportRows(found), countUnappliedImportRows(undefined)]).toEqual([0, 0])
})
