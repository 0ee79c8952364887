import { expect, test } from '@jest/globals'
import type { Notification } from '../../src/api/notifications'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import type { RowsPage } from '../../src/lib/listStore'
import {
  type HideAllNotificationsState,
  hideAllNotifications,
} from '../../src/pages/notifications/hideAllNotifications'

function serverWith(ids: readonly number[], answer: (id: number) => void = () => undefined) {
  const sent: number[] = []
  const queries: object[] = []
  const steps: HideAllNotificationsState[] = []
  const ports = {
    search: async (query: { page: number }): Promise<RowsPage<Notification>> => {
      queries.push(query)
      const rows = ids.slice((query.page - 1) * 2, query.page * 2).map((id) => ({ id, status: true }) as Notification)
      return { rows, total: ids.length, perPage: 2, pageCount: Math.ceil(ids.length / 2) }
    },
    send: async (id: number) => {
      sent.push(id)
      answer(id)
    },
    isTaken: (id: number) => id === 99,
    onStep: (step: HideAllNotificationsState) => void steps.push(step),
  }
  return { sent, queries, steps, ports }
}

const refused = (status: number, message: string) => {
  throw new RequestFailure({ status, message })
}
const signal = () => new AbortController().signal

test('all pages of the filter are hidden in sequence, except those waiting for undo', async () => {
  const { sent, queries, steps, ports } = serverWith([5, 4, 99, 3, 2])
  await hideAllNotifications({ cityId: 1 }, ports, signal())
  expect(queries[0]).toEqual({ cityId: 1, status: true, page: 1 })
  expect(queries).toHaveLength(3)
  expect(sent).toEqual([5, 4, 3, 2])
  expect(steps.at(-1)).toEqual({
    step: 'over',
    done: 4,
    failed: 0,
    unknown: 0,
    count: 4,
    stopped: false,
    failure: undefined,
  })
})

test('a stop sends nothing more', async () => {
  const stop = new AbortController()
  const { sent, steps, ports } = serverWith([3, 2, 1], (id) => id === 2 && stop.abort())
  await hideAllNotifications({}, ports, stop.signal)
  expect(sent).toEqual([3, 2])
  expect(steps.at(-1)).toMatchObject({ step: 'over', done: 2, count: 3, stopped: true })
})

test('hidden by a colleague counts as hidden; a refusal and a lost response are counted apart, and the rest continues', async () => {
  const { sent, steps, ports } = serverWith([5, 4, 3, 2, 1], (id) => {
    if (id === 5) refused(409, 'Уведомление уже скрыто')
    if (id === 4) throw createUnknownOutcomeError('Нет связи')
    if (id === 2) refused(422, 'Нельзя скрыть')
  })
  await hideAllNotifications({}, ports, signal())
  expect(sent).toEqual([5, 4, 3, 2, 1])
  expect(steps.at(-1)).toMatchObject({ done: 3, failed: 1, unknown: 1, failure: { message: 'Нельзя скрыть' } })
})

test('three refusals in a row stop the hiding', async () => {
  const { sent, steps, ports } = serverWith([5, 4, 3, 2, 1], () => refused(403, 'Нет прав'))
  await hideAllNotifications({}, ports, signal())
  expect(sent).toEqual([5, 4, 3])
  expect(steps.at(-1)).toMatchObject({ done: 0, failed: 3, count: 5 })
})
