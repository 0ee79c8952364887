import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { findNginx } from '../../scripts/nginxProgram.mjs'
import { type BuiltConsole, openPage, serveConsole } from '../e2e/console'
import { KEY, orderOf, paged, startContractServer } from '../server/contractServer'
import { startNginx } from './realNginx'

/**
 * Checks the HTTP responses for a build. The tests run against the server of the end-to-end tests and, if nginx is installed, against nginx
 * with `deploy/nginx.conf`, because both must behave the same.
 */

const DIST = join(__dirname, '../../dist')
const nginx = findNginx()

let api: Awaited<ReturnType<typeof startContractServer>>

beforeAll(async () => {
  api = await startContractServer()
})

afterAll(() => api.close())

type Served = BuiltConsole & { encodings: string[]; logs: () => string }

const SERVERS: { title: string; serve: () => Promise<Served> }[] = [
  {
    title: 'the stand-in of nginx',
    serve: async () => ({
      ...(await serveConsole('dist', { apiBase: api.apiUrl, streamBase: api.streamUrl })),
      encodings: ['gzip', 'br'],
      logs: () => '',
    }),
  },
]
if (nginx) SERVERS.push({ title: `nginx ${nginx.version}`, serve: () => serveByNginx(nginx) })

async function serveByNginx(program: NonNullable<typeof nginx>): Promise<Served> {
  const site = await startNginx(program, { folder: DIST, apiUrl: api.apiUrl, streamUrl: api.streamUrl })
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS })
  const close = async () => {
    await browser.close()
    await site.close()
  }
  return { ...site, browser, close, encodings: program.brotli ? ['gzip', 'br'] : ['gzip'] }
}

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''
const nonceOf = (response: Response) => /'nonce-([0-9a-f]{32})'/.exec(policyOf(response))?.[1]
const asset = () => readdirSync(join(DIST, 'assets')).find((name) => /^main\..*\.js$/.test(name)) ?? ''

describe.each(SERVERS)('$title', ({ serve }) => {
  let site: Served
  beforeAll(async () => {
    site = await serve()
  })
  afterAll(() => site?.close())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })

  test('the site gives each page its own nonce, in the header and in the page', async () => {
    const responses = await Promise.all(['/', '/', '/orders'].map((path) => get(path)))
    const nonces = responses.map(nonceOf)
    expect(nonces.every(Boolean)).toBe(true)
    expect(new Set(nonces).size).toBe(3)
    for (const [index, response] of responses.entries()) {
      const page = await response.text()
      expect(page).toContain(`nonce="${nonces[index]}"`)
      expect(page).not.toContain('__CSP_NONCE__')
      expect(response.headers.get('etag')).toBeNull()
    }
  })

  test('the site allows no inline code', async () => {
    const policy = policyOf(await get('/'))
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`connect-src 'self' ${new URL(api.apiUrl).origin}`)
  })

  test.each(['/', '/config.json', '/assets/missing.js', '/v1/user'])(
    'the site sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toContain('default-src')
    },
  )

  test('the site allows caching of files with a hash only, and never of a missing file', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cacheOf(`/assets/${asset()}`)).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/')).toBe('no-cache')
    expect(await cacheOf('/orders')).toBe('no-cache')
    expect(await cacheOf('/config.json')).toBe('no-cache')
    expect(await cacheOf('/assets/missing.js')).toBeNull()
  })

  test('responds to paths of the console with its page, but not to missing files and calls', async () => {
    for (const path of ['/orders', '/companies/5/branches/edit/7?page=2']) {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching('text/html')])
      expect(await response.text()).toContain('<div id="root">')
    }
    for (const path of ['/assets/missing.js', '/missing.png', '/v1/nothing', '/v1/user', '/v1/sse/order']) {
      const response = await get(path)
      expect([path, response.status >= 400]).toEqual([path, true])
      expect(await response.text()).not.toContain('<div id="root">')
    }
  })

  test.each(['/licenses.html', '/assets/'])(
    'the site sends the compressed copy of %s, the same as the file',
    async (path) => {
      const file = path.endsWith('/') ? path + asset() : path
      const whole = readFileSync(join(DIST, file), 'utf8')
      for (const encoding of site.encodings) {
        const response = await get(file, { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
        expect(await response.text()).toBe(whole)
      }
      const plain = await get(file, { 'accept-encoding': 'identity' })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await plain.text()).toBe(whole)
    },
  )

  test('blocks styles and scripts without the nonce, shows the console, and forwards an order of the stream at once', async () => {
    const { page, complaints, close } = await openPage(site, '/orders', { key: KEY })
    await page.getByRole('heading', { name: 'Активные заказы' }).waitFor()
    expect(complaints).toEqual([])
    const refused = await page.evaluate(async () => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      )
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      const script = document.createElement('script')
      script.textContent = 'window.intruder = true'
      document.head.append(style, script)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { directives: directives.sort(), ran: 'intruder' in window }
    })
    expect(refused).toEqual({ directives: ['script-src-elem', 'style-src-elem'], ran: false })

    await page.locator('tr[data-row-key="2"]').waitFor()
    await page.getByText('В эфире').waitFor()
    api.push(orderOf(3))
    await page.locator('tr[data-row-key="3"]').waitFor()
    await close()
  })
})

if (nginx) {
  describe(`nginx ${nginx.version} before the API`, () => {
    let site: Served
    beforeAll(async () => {
      site = await serveByNginx(nginx)
      api.restart()
    })
    afterAll(() => site?.close())

    const ask = (headers: Record<string, string>) =>
      fetch(`${site.url}/v1/user`, { headers: { authorization: `Bearer ${KEY}`, ...headers } })

    test("forwards the client's address and protocol to the API", async () => {
      await ask({})
      await ask({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.2.3' })
      const requestHeaders = api.callsOf('GET /v1/user').map(({ headers }) => headers)
      expect(requestHeaders.map((headers) => headers['x-forwarded-proto'])).toEqual(['http', 'https'])
      expect(requestHeaders.map((headers) => headers['x-forwarded-for'])).toEqual(['127.0.0.1', '10.1.2.3, 127.0.0.1'])
      expect(requestHeaders.map(({ host }) => host)).toEqual(['127.0.0.1', '127.0.0.1'])
    })

    test('compresses long responses of the API, also for a proxy that names itself', async () => {
      api.on('GET /v1/user', () => paged(Array.from({ length: 100 }, (_, id) => orderOf(id))))
      const response = await ask({ 'accept-encoding': 'gzip', via: '1.1 proxy' })
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('x-pagination-total-count')).toBe('100')
      expect(await response.json()).toHaveLength(100)
    })

    test('the site writes no key into a log, also when the stream breaks', async () => {
      api.refuseStreams(503)
      const path = `/v1/sse/order?access-token=${KEY}`
      expect((await fetch(site.url + path)).status).toBe(503)
      api.refuseStreams(undefined)
      const broken = await fetch(site.url + path)
      api.dropStreams()
      await broken.text().catch(() => '')
      await fetch(`${site.url}/v1/user?after`)
      expect(site.logs()).toContain('/v1/user?after')
      expect(site.logs()).not.toContain(KEY)
    })
  })
}
