import { afterEach, expect, test } from '@jest/globals'
import type { SpreadsheetCells } from '../../src/lib/spreadsheetCells'
import { writeXlsx } from '../../src/lib/writeXlsx'
import { readSheet } from '../unzip'

const CELLS: SpreadsheetCells = {
  columns: [{ kind: 'number', title: 'Итого', width: 12 }],
  rows: Array.from({ length: 500 }, (_, index) => [index]),
}

type Sent = { rows?: unknown[] }

function withWorker(onMessage: (worker: FakeWorker, sent: Sent) => void): FakeWorker[] {
  const started: FakeWorker[] = []
  class Started extends FakeWorker {
    constructor() {
      super(onMessage)
      started.push(this)
    }
  }
  Object.assign(globalThis, { Worker: Started })
  return started
}

class FakeWorker {
  onmessage?: (event: { data: unknown }) => void
  onerror?: (event: { preventDefault(): void }) => void
  isOver = false
  rows = 0
  constructor(private readonly take: (worker: FakeWorker, sent: Sent) => void) {}
  postMessage(sent: Sent): void {
    this.rows += sent.rows?.length ?? 0
    this.take(this, sent)
  }
  terminate(): void {
    this.isOver = true
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker')
})

const written = async (file: Blob) => readSheet(new Uint8Array(await file.arrayBuffer())).get('A501')
const { signal } = new AbortController()

test('the worker gets every row and its file is the result', async () => {
  const answer = new Blob(['file'])
  const started = withWorker((worker, { rows }) => rows ?? worker.onmessage?.({ data: answer }))
  expect(await writeXlsx('Заказы', CELLS, signal)).toBe(answer)
  expect(started.map(({ rows, isOver }) => [rows, isOver])).toEqual([[500, true]])
})

test('without workers the page writes the file', async () => {
  expect(await written(await writeXlsx('Заказы', CELLS, signal))).toMatchObject({ number: 499 })
})

test('if a policy blocks the worker or it fails, the page writes the file', async () => {
  const started = withWorker((worker) => worker.onerror?.({ preventDefault: () => undefined }))
  expect(await written(await writeXlsx('Заказы', CELLS, signal))).toMatchObject({ number: 499 })
  expect(started[0]?.isOver).toBe(true)
})

test('cancelling ends the worker', async () => {
  const started = withWorker(() => undefined)
  const controller = new AbortController()
  const job = writeXlsx('Заказы', CELLS, controller.signal)
  setTimeout(() => controller.abort(), 20)
  await expect(job).rejects.toThrow()
  expect(started[0]?.isOver).toBe(true)
})

test('cancelled while the page writes it, there is no file', async () => {
  const controller = new AbortController()
  const job = writeXlsx('Заказы', CELLS, controller.signal)
  controller.abort()
  await expect(job).rejects.toThrow()
})
