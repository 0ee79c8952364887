/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { countReport, summary } from '../../scripts/testSummary.mjs'

const ran = (passed: number, failed: number) => ({ count: { passed, failed }, seconds: 1 })

test('the last line is the sum of all steps', () => {
  const { lines, isGood } = summary(
    new Map([
      ['stories', ran(5, 0)],
      ['e2e', ran(2, 0)],
    ]),
    60,
  )
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('the slowest files of a step are listed, the slowest first', () => {
  const timings = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  const { lines } = summary(new Map([['unit', { ...ran(3, 0), timings }]]), 6, { slowest: 2 })
  expect(lines.slice(2, 4).map((line) => line.trim())).toEqual(['3.0 s 3.test.ts', '2.0 s 2.test.ts'])
})

test('notes on skipped checks come before the sum and fail nothing', () => {
  const { lines, isGood } = summary(new Map([['e2e', ran(2, 0)]]), 1, { notes: ['no nginx here'] })
  expect(lines.slice(-2)).toEqual(['no nginx here', '2 passed, 0 failed'])
  expect(isGood).toBe(true)
})

test('a failure fails the run, and so does a run without tests', () => {
  expect(summary(new Map([['unit', ran(5, 1)]]), 1).isGood).toBe(false)
  expect(summary(new Map(), 1).isGood).toBe(false)
})

const report = (more: object = {}) =>
  JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...more })

test('a suite that did not start is a failure, and so is a run that ended badly or left no report', () => {
  expect(countReport(report({ numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1)
  expect(countReport(report(), 1).failed).toBe(1)
  expect(countReport(report(), 0)).toEqual({ passed: 2, failed: 0 })
  expect(countReport(undefined, 0).failed).toBe(1)
  expect(countReport('{', 0).failed).toBe(1)
})
