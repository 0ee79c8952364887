import { expect, jest, test } from '@jest/globals'
import { mapInTimeSlices, splitBySize } from '../../src/lib/timeSlices'

function slow<T>(item: T): T {
  const end = performance.now() + 3
  while (performance.now() < end);
  return item
}

test('maps every item in its order', async () => {
  expect(await mapInTimeSlices([1, 2, 3], (item) => item * 2, new AbortController().signal)).toEqual([2, 4, 6])
})

test('other work gets its turn before the end', async () => {
  let turns = 0
  const timer = setInterval(() => turns++)
  await mapInTimeSlices(Array.from({ length: 40 }), slow, new AbortController().signal)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
})

test('in a hidden tab, where timers are slow, it runs in one piece', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  let turns = 0
  const timer = setInterval(() => turns++)
  await mapInTimeSlices(Array.from({ length: 40 }), slow, new AbortController().signal)
  clearInterval(timer)
  expect(turns).toBe(0)
})

test('a cancelled one stops at the next slice', async () => {
  const controller = new AbortController()
  let done = 0
  const work = mapInTimeSlices(Array.from({ length: 400 }), (item) => slow(done++ && item), controller.signal)
  controller.abort()
  await expect(work).rejects.toThrow()
  expect(done).toBeLessThan(20)
})

test('groups contain everything, the last one the rest', () => {
  expect(splitBySize([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(splitBySize([], 2)).toEqual([])
})
