import { describe, expect, jest, test } from '@jest/globals'
import { copySchedule, createSchedule } from '../../src/api/schedules'
import { type Answer, json, startServer } from '../api/server'

/**
 * Contract, «unknown outcome of a change»: if the response lacks the id of the new schedule, the console does not know whether the schedule
 * was created.
 */

const WEEK = { cityId: 7, dateStart: '2026-03-17', dateEnd: '2026-03-23' }

const make = {
  'a new schedule': () => createSchedule(WEEK),
  'a copy': () => copySchedule(5, WEEK),
}

describe.each(Object.entries(make))('%s', (_name, run) => {
  test.each([
    ['a number', { id: 12 }],
    ['a numeric string', { id: '12' }],
    ['a whole entity', { id: 12, ...WEEK, isPublished: false, courierByDays: null }],
  ])('a new schedule is opened by its id: %s', async (_form, body) => {
    startServer().answer(json(body))
    expect(await run()).toBe(12)
  })

  test.each<[string, Answer]>([
    ['ends too early', { status: 200, body: '{"id":' }],
    ['has no id', json({})],
    ['is empty', { status: 204 }],
    ['is no JSON', { status: 200, body: '<ok>' }],
    ['has another id', json({ id: null })],
  ])('a new schedule has an unknown outcome if the response %s', async (_how, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { sent, ...server } = startServer()
    server.answer(answer)
    await expect(run()).rejects.toMatchObject({
      failure: { message: 'Неизвестно, сохранилось ли', outcome: 'unknown' },
    })
    expect(sent).toHaveLength(1)
  })

  test('a refusal is reported with its status', async () => {
    startServer().answer({ ...json({ message: 'Неделя занята' }), status: 409 })
    await expect(run()).rejects.toMatchObject({ failure: { message: 'Неделя занята', status: 409 } })
  })
})

test('an invalid change is not sent, and its outcome is known', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sent } = startServer()
  const failure = await createSchedule({ ...WEEK, dateEnd: null }).catch((error) => error.failure)
  expect(failure).toMatchObject({ status: 422 })
  expect(failure.outcome).toBeUndefined()
  expect(sent).toEqual([])
})
