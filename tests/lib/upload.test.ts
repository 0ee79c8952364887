import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BodyTimeoutError } from '../../src/lib/readResponseBody'
import { createUploadFetchFactory } from '../../src/lib/upload'

class SlowRequest {
  static last: SlowRequest
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onreadystatechange?: () => void
  readyState = 1
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  opened: string[] = []
  sent: unknown
  isAborted = false
  constructor() {
    SlowRequest.last = this
  }
  open(...words: string[]) {
    this.opened = words
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-user-modified-hash: a:b\r\n'
  }
  send(form: unknown) {
    this.sent = form
  }
  abort() {
    this.isAborted = true
  }
  begin(status: number) {
    Object.assign(this, { status, readyState: 2 })
    this.onreadystatechange?.()
  }
  answer(status: number, text = '') {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
  }
}

const form = new FormData()
const shares: number[] = []
let controller: AbortController

function start(): Promise<Response> {
  const request = new Request('http://api.test/v1/manage/employee/1/upload-photo', {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'multipart/form-data; boundary=x' },
  })
  const send = createUploadFetchFactory({ signal: controller.signal, onProgress: (share) => shares.push(share) })
  return send(form)(request) as Promise<Response>
}

beforeEach(() => {
  jest.useFakeTimers()
  shares.length = 0
  controller = new AbortController()
  Object.assign(globalThis, { XMLHttpRequest: SlowRequest })
})

afterEach(() => {
  jest.useRealTimers()
})

test('an upload sends the form with the headers of the call, reports progress, and returns the response', async () => {
  const sending = start()
  const xhr = SlowRequest.last
  expect(xhr.opened).toEqual(['POST', 'http://api.test/v1/manage/employee/1/upload-photo'])
  expect(xhr.headers).toEqual({ authorization: 'Bearer key' })
  expect(xhr.sent).toBe(form)
  xhr.upload.onprogress?.({ loaded: 5, total: 20 })
  xhr.upload.onload?.()
  expect(shares).toEqual([0.25, 1])
  xhr.answer(422, '{"message":"Нельзя"}')
  const response = await sending
  expect([response.status, response.headers.get('x-user-modified-hash')]).toEqual([422, 'a:b'])
  expect(await response.json()).toEqual({ message: 'Нельзя' })
})

test('a bare 204 is a response', async () => {
  const sending = start()
  SlowRequest.last.answer(204)
  expect((await sending).status).toBe(204)
})

test('cancelled, it sends no more', async () => {
  const sending = start()
  controller.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(SlowRequest.last.isAborted).toBe(true)
})

test('a slow upload continues while bytes are sent; a stalled one is given up', async () => {
  const sending = start()
  const failed = expect(sending).rejects.toBeInstanceOf(BodyTimeoutError)
  for (let step = 1; step <= 20; step++) {
    await jest.advanceTimersByTimeAsync(29_000)
    SlowRequest.last.upload.onprogress?.({ loaded: step, total: 100 })
  }
  expect(SlowRequest.last.isAborted).toBe(false)
  await jest.advanceTimersByTimeAsync(30_000)
  await failed
  expect(SlowRequest.last.isAborted).toBe(true)
})

test('a server that has everything and does not respond is given up after a minute', async () => {
  const sending = start()
  const failed = expect(sending).rejects.toBeInstanceOf(BodyTimeoutError)
  SlowRequest.last.upload.onload?.()
  await jest.advanceTimersByTimeAsync(59_000)
  expect(SlowRequest.last.isAborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1000)
  await failed
})

test('a connection that breaks off fails as fetch does', async () => {
  const sending = start()
  SlowRequest.last.onerror?.()
  await expect(sending).rejects.toBeInstanceOf(TypeError)
})

test.each([201, 409])(
  'a response of %d that stalls or breaks off after its head counts by its status',
  async (status) => {
    const stalling = start()
    SlowRequest.last.upload.onload?.()
    SlowRequest.last.begin(status)
    await jest.advanceTimersByTimeAsync(15_000)
    const stalled = await stalling
    expect([stalled.status, stalled.headers.get('x-user-modified-hash'), await stalled.text()]).toEqual([
      status,
      'a:b',
      '',
    ])

    const breaking = start()
    SlowRequest.last.begin(status)
    Object.assign(SlowRequest.last, { status: 0 })
    SlowRequest.last.onerror?.()
    expect((await breaking).status).toBe(status)
  },
)
