import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RequestFailure } from '../../src/lib/failure'
import {
  loadRatioFormValues,
  type RatioFormValues,
  ratioFormWarnings,
  saveRatio,
} from '../../src/pages/rates/ratioRate/ratioFormValues'
import { json, startServer } from '../api/server'

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

test('a limit that the user emptied is sent as null, one that the response lacked is left out', async () => {
  const server = startServer()
  const condition = {
    id: 4,
    cityId: 1,
    ratio: 1.5,
    priority: 2,
    status: true,
    typeId: 5,
    dateStart: 'soon',
    days: 'all',
  }
  server.answer(json([condition]))
  const saved = await loadRatioFormValues(1, 4, new AbortController().signal)
  await saveRatio(4, { ...saved, typeId: null } as RatioFormValues, saved)
  expect(server.sent.at(-1)?.body).toEqual({ cityId: 1, ratio: 1.5, priority: 2, status: true, typeId: null })
})

test.each([
  ['left out of an edit', [1], undefined],
  ['sent if the user changed them', [1, 2], [1, 2]],
])('weekdays that could not be read completely are %s', async (_name, days, sent) => {
  const server = startServer()
  server.answer(json([{ id: 4, cityId: 1, ratio: 1.5, priority: 2, status: true, days: [1, 'вт'] }]))
  const saved = await loadRatioFormValues(1, 4, new AbortController().signal)
  await saveRatio(4, { ...saved, days } as RatioFormValues, saved)
  const [, { body } = { body: undefined }] = server.sent
  expect((body as RatioFormValues).days).toEqual(sent)
})

test.each([
  ['is missing', [{ id: 5 }], 404],
  ['may be the one that could not be read', [{ id: 5 }, { id: {} }], undefined],
])('a condition that %s', async (_name, conditions, status) => {
  startServer().answer(json(conditions))
  const error = await loadRatioFormValues(1, 4, new AbortController().signal).catch((reason) => reason)
  expect((error as RequestFailure).failure.status).toBe(status)
})

test.each([
  [{ dateStart: '2026-03-02', dateEnd: '2026-03-01' }, { dateEnd: 'Раньше начала' }],
  [{ timeStart: '10:00', timeEnd: '10:00' }, { timeEnd: 'Совпадает с началом' }],
  [{ dateStart: '2026-03-01', dateEnd: '2026-03-01', timeStart: '22:00', timeEnd: '06:00' }, {}],
  [{ dateEnd: '2026-03-01', timeEnd: '10:00' }, {}],
])('the values %j get the warnings %j', (values, warnings) => {
  expect(ratioFormWarnings(values)).toEqual(warnings)
})
