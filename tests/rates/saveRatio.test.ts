import { beforeEach, expect, jest, test } from '@jest/globals'
import { loadRatio, type RatioFormValues, saveRatio } from '../../src/pages/rates/ratioRate/ratioFormValues'
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
  const saved = await loadRatio(1, 4, new AbortController().signal)
  await saveRatio(4, { ...saved, typeId: null } as RatioFormValues, saved)
  expect(server.sent.at(-1)?.body).toEqual({ cityId: 1, ratio: 1.5, priority: 2, status: true, typeId: null })
})
