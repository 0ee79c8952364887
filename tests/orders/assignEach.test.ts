/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import {
  assignOrdersSequentially,
  type OrderAssignProgress,
} from '../../src/pages/orders/assign/assignOrdersSequentially'
import { session } from '../../src/session/session'

const createStateRecorder = () => {
  const states = new Map<number, string[]>()
  const record = (id: number, { state }: OrderAssignProgress) => void states.set(id, [...(states.get(id) ?? []), state])
  return { states, record }
}

const none = () => Promise.resolve(false)

test('one call each, in sequence; a refusal does not affect the others', async () => {
  const { states, record } = createStateRecorder()
  const sent: number[] = []
  let underWay = 0
  const results = await assignOrdersSequentially(
    [1, 2, 3],
    none,
    async (id) => {
      underWay++
      expect(underWay).toBe(1)
      sent.push(id)
      await Promise.resolve()
      underWay--
      if (id === 2) throw new RequestFailure({ message: 'Курьер не на смене' })
    },
    record,
  )
  expect(sent).toEqual([1, 2, 3])
  expect(results).toEqual([
    { state: 'done' },
    { state: 'failed', failure: { message: 'Курьер не на смене' } },
    { state: 'done' },
  ])
  expect([...states.values()]).toEqual([
    ['sending', 'done'],
    ['sending', 'failed'],
    ['sending', 'done'],
  ])
})

test('without a response the rest is not sent', async () => {
  const { record } = createStateRecorder()
  const sent: number[] = []
  const results = await assignOrdersSequentially(
    [1, 2, 3],
    none,
    async (id) => {
      sent.push(id)
      throw createUnknownOutcomeError('Нет связи')
    },
    record,
  )
  expect(sent).toEqual([1])
  expect(results.map(({ state }) => state)).toEqual(['failed', 'unsent', 'unsent'])
  expect(results[0]).toMatchObject({ failure: { outcome: 'unknown' } })
})

test('after another user signed in in another tab, nothing is changed', async () => {
  session.key = 'of the first'
  const sent: number[] = []
  const results = await assignOrdersSequentially(
    [1, 2, 3],
    none,
    async (id) => {
      sent.push(id)
      session.key = 'of the second'
    },
    createStateRecorder().record,
  )
  expect(sent).toEqual([1])
  expect(results).toEqual([{ state: 'done' }, { state: 'unsent' }, { state: 'unsent' }])
})

test('an order that is assigned already is done without a call', async () => {
  const { states, record } = createStateRecorder()
  const sent: number[] = []
  const isAssigned = async (id: number) => id === 1
  const results = await assignOrdersSequentially([1, 2], isAssigned, async (id) => sent.push(id), record)
  expect(sent).toEqual([2])
  expect(results).toEqual([{ state: 'done' }, { state: 'done' }])
  expect(states.get(1)).toEqual(['sending', 'done'])
})

test('nothing is sent for another user who signs in while an order is looked up', async () => {
  session.key = 'of the first'
  const sent: number[] = []
  const results = await assignOrdersSequentially(
    [1, 2],
    async () => {
      session.key = 'of the second'
      return false
    },
    async (id) => sent.push(id),
    createStateRecorder().record,
  )
  expect(sent).toEqual([])
  expect(results).toEqual([{ state: 'unsent' }, { state: 'unsent' }])
})
