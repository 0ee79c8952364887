import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { casesOf, FIGURES, filesOf, measure } from '../../scripts/reliabilityFigures.mjs'

const ROOT = join(__dirname, '../..')

test('each figure is measured by existing files', () => {
  const missing = FIGURES.flatMap(filesOf).filter(
    (file) => !['.test.ts', '.test.tsx', '.ts'].some((end) => existsSync(join(ROOT, 'tests', file + end))),
  )
  expect(missing).toEqual([])
})

test('docs/reliability.md explains each figure', () => {
  const [, figures = ''] = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8').split(/^## /m)
  const explained = [...figures.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, name]) => name)
  expect(explained.slice(2)).toEqual(FIGURES.map(({ name }) => name))
})

const FIGURE = { name: 'a', goal: 'b', least: 2, files: 'api/one api/two', prints: /\d+ runs/g }
const report = (...files: [file: string, ...statuses: string[]][]) =>
  JSON.stringify({
    testResults: files.map(([file, ...statuses]) => ({
      name: `/tests/project/tests/${file}.test.tsx`,
      status: statuses.every((status) => status === 'passed' || status === 'pending') ? 'passed' : 'failed',
      assertionResults: statuses
        .filter((status) => status !== 'crash')
        .map((status) => ({ fullName: `${status} of 12 runs`, status, duration: 1500 })),
    })),
  })

test.each<[string, Parameters<typeof report>, boolean, string, number]>([
  [
    'all pass',
    [
      ['api/one', 'passed'],
      ['api/two', 'passed'],
    ],
    true,
    '2 of 2, 12 runs',
    3,
  ],
  [
    'one fails',
    [
      ['api/one', 'passed', 'failed'],
      ['api/two', 'passed'],
    ],
    false,
    '2 of 3, 12 runs',
    4.5,
  ],
  [
    'too few ran',
    [
      ['api/one', 'passed'],
      ['api/two', 'pending'],
    ],
    false,
    '1 of 1, 12 runs, no api/two',
    1.5,
  ],
  ['a file did not run', [['api/one', 'passed', 'passed']], false, '2 of 2, 12 runs, no api/two', 3],
  [
    'a file crashed',
    [
      ['api/one', 'passed', 'passed'],
      ['api/two', 'crash'],
    ],
    false,
    '2 of 3, 12 runs',
    3,
  ],
  [
    'another file fails',
    [
      ['api/one', 'passed'],
      ['api/two', 'passed'],
      ['api/three', 'failed'],
    ],
    true,
    '2 of 2, 12 runs',
    3,
  ],
])('a figure is met if enough cases of each of its files pass: %s', (_, files, isMet, measured, seconds) => {
  expect(measure(FIGURE, casesOf(report(...files)), '')).toEqual({ isMet, measured, seconds })
})
