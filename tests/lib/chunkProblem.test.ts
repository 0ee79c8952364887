import { afterEach, expect, test } from '@jest/globals'

/** In these tests the console is deployed below a base path of its host. */
Object.assign(globalThis, { __webpack_public_path__: '/console/' })

const missing = Object.assign(new Error('Loading chunk 5 failed'), {
  name: 'ChunkLoadError',
  request: '/console/assets/5.js',
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch')
  document.head.innerHTML = ''
})

function serve(pages: Record<string, string>): void {
  const respond = async (address: string) => {
    const page = pages[address]
    const headers = new Headers(page === undefined ? {} : { 'Content-Type': 'text/html' })
    return { ok: page !== undefined, status: page === undefined ? 503 : 200, headers, text: async () => page ?? '' }
  }
  Object.assign(globalThis, { fetch: respond })
}

const entry = (build: number) => `<script src="/console/assets/main.${build}.js"></script>`

test.each([
  [2, 'gone'],
  [1, 'unreachable'],
])('under a sub-path the entry page is requested there: build %d is %s', async (served, problem) => {
  const running = document.createElement('script')
  running.setAttribute('src', '/console/assets/main.1.js')
  document.head.append(running)
  serve({ '/': '<h1>Сайт</h1>', '/console/': entry(served) })
  const { findChunkProblem } = await import('../../src/lib/chunkProblem')
  expect(await findChunkProblem(missing)).toBe(problem)
})
