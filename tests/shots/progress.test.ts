/** @jest-environment node */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openProgress } from '../../scripts/shots/progress.mjs'

/** An interrupted run that takes screenshots continues where it stopped. A run with other settings does not reuse its pictures. */

type Entry = { file: string }

const HEAD = { chromium: '148', words: ['заказы'] }

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'))
  file = join(folder, 'run.jsonl')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('finished work is known to the next run of the same kind', () => {
  const first = openProgress<Entry>(file, HEAD)
  expect(first).toMatchObject({ isGoingOn: false, entries: [] })
  first.add({ file: 'a.png' })
  first.add({ file: 'b.png' })
  expect(openProgress<Entry>(file, HEAD)).toMatchObject({
    isGoingOn: true,
    entries: [{ file: 'a.png' }, { file: 'b.png' }],
  })
})

test('a line that was cut off in the middle is done once more', () => {
  openProgress<Entry>(file, HEAD).add({ file: 'a.png' })
  appendFileSync(file, '{"file":"b.p')
  expect(openProgress<Entry>(file, HEAD).entries).toEqual([{ file: 'a.png' }])
})

test.each([
  { ...HEAD, chromium: '149' },
  { ...HEAD, words: [] },
])('another run starts from zero: %j', (head) => {
  openProgress<Entry>(file, HEAD).add({ file: 'a.png' })
  expect(openProgress<Entry>(file, head)).toMatchObject({ isGoingOn: false, entries: [] })
})

test('a finished run cannot be resumed', () => {
  const run = openProgress<Entry>(file, HEAD)
  run.add({ file: 'a.png' })
  run.end()
  expect(openProgress<Entry>(file, HEAD).isGoingOn).toBe(false)
})
