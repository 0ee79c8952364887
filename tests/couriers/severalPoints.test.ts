/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { RequestFailure } from '../../src/lib/failure'
import { type CourierPointMoveState, moveCouriersToPoint } from '../../src/pages/couriers/moveCouriersToPoint'
import { session } from '../../src/session/session'

const createStateRecorder = () => {
  const states = new Map<number, CourierPointMoveState['status']>()
  return { states, record: (id: number, { status }: CourierPointMoveState) => void states.set(id, status) }
}

test('each courier is moved once, two at a time; a refusal leaves the others alone', async () => {
  const { states, record } = createStateRecorder()
  let underWay = 0
  let most = 0
  await moveCouriersToPoint([1, 2, 3, 4, 5], 7, record, async (id, pointId) => {
    expect(pointId).toBe(7)
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve))
    underWay--
    if (id === 2) throw new RequestFailure({ message: 'Курьер не на смене' })
  })
  expect(most).toBe(2)
  expect([...states]).toEqual([
    [1, 'done'],
    [2, 'failed'],
    [3, 'done'],
    [4, 'done'],
    [5, 'done'],
  ])
})

test('after another user signed in in another tab, no courier is moved', async () => {
  const { states, record } = createStateRecorder()
  session.key = 'of the first'
  await moveCouriersToPoint([1, 2, 3, 4], 7, record, async () => {
    await Promise.resolve()
    session.key = 'of the second'
  })
  expect([...states.keys()]).toEqual([1, 2])
})
