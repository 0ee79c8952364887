/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { countReport } from '../../scripts/count.mjs'
import { summary } from '../../scripts/summary.mjs'

/** What the last lines of `npm test` say: a second attempt hides nothing. */

const ran = (passed: number, failed: number, again: string[] = []) => ({
  count: { passed, failed, again },
  seconds: 1,
})
const names = (count: number) => Array.from({ length: count }, (_, index) => `test ${index}`)

test('tests that needed a second attempt are named, those of every step', () => {
  const { lines, isGood } = summary(
    new Map([
      ['stories', ran(5, 0, ['Заказы Loaded'])],
      ['e2e', ran(2, 0, ['a silence of two minutes'])],
    ]),
    60,
  )
  expect(lines).toEqual(expect.arrayContaining(['  Заказы Loaded', '  a silence of two minutes', '7 passed, 0 failed']))
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('ten of them do not fail the run, eleven do, though all passed in the end', () => {
  expect(summary(new Map([['e2e', ran(50, 0, names(10))]]), 1).isGood).toBe(true)
  const { lines, isGood } = summary(
    new Map([
      ['stories', ran(50, 0, names(6))],
      ['e2e', ran(50, 0, names(5))],
    ]),
    1,
  )
  expect(isGood).toBe(false)
  expect(lines.at(-1)).toBe('100 passed, 1 failed')
})

test('what could not be tried is said, and fails nothing', () => {
  const { lines, isGood } = summary(new Map([['e2e', ran(2, 0)]]), 1, ['no nginx here'])
  expect(lines.slice(-2)).toEqual(['no nginx here', '2 passed, 0 failed'])
  expect(isGood).toBe(true)
})

test('a failure fails the run, and so does a run of nothing', () => {
  expect(summary(new Map([['unit', ran(5, 1)]]), 1).isGood).toBe(false)
  expect(summary(new Map(), 1).isGood).toBe(false)
})

const report = (more: object = {}) =>
  JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [], ...more })

test('a report names what passed at the second attempt, and nothing else', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', retryReasons: [] },
    { fullName: 'racing', status: 'passed', retryReasons: ['Expected 1'] },
    { fullName: 'broken', status: 'failed', retryReasons: ['Expected 1'] },
  ]
  expect(countReport(report({ testResults: [{ assertionResults }] }), 0)).toEqual({
    passed: 2,
    failed: 0,
    again: ['racing'],
  })
})

test('a suite that did not start is a failure, and so is a run that ended badly or left no report', () => {
  expect(countReport(report({ numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1)
  expect(countReport(report(), 1).failed).toBe(1)
  expect(countReport(report(), 0).failed).toBe(0)
  expect(countReport(undefined, 0).failed).toBe(1)
  expect(countReport('{', 0).failed).toBe(1)
})
