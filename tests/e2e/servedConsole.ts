import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { personKey } from '../../mocks/testing'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { type BuiltConsole, type ConsolePage, openPage, type PageSetup, serveConsole } from './console'

export type ApiServer = { apiUrl: string; streamUrl: string }

export type ServedConsole<Server> = {
  server: Server
  site: BuiltConsole
  open: (path: string, setup?: PageSetup) => Promise<ConsolePage>
  /** Console messages of all pages of the current test. */
  complaints: () => string[]
}

export type ConsoleOptions = {
  /** Additional settings of `config.json`. */
  config?: object | ((server: ApiServer) => object)
  /** Session key of the pages. */
  key?: string | undefined
  /** A console message fails the test, except the `ignored` ones. */
  isSilent?: boolean
  ignored?: readonly string[]
  /** Additional files of the site, by path. */
  files?: Record<string, string>
}

type MockSettings = NonNullable<Parameters<typeof startMockApi>[0]>

/**
 * Serves a build for all tests of a file, in one browser, against the server that `start` returns; without `start` the demo, which needs no
 * server. After each test its pages are closed.
 */
export function servedConsole<Server extends ApiServer>(
  start: (() => Promise<[server: Server, stop: () => Promise<void>]>) | undefined,
  { config, key, isSilent = false, ignored = [], files }: ConsoleOptions = {},
): ServedConsole<Server> {
  let server: Server
  let stop: (() => Promise<void>) | undefined
  let site: BuiltConsole
  const opened: ConsolePage[] = []
  const complaints = () => opened.flatMap((page) => page.complaints)

  beforeAll(async () => {
    if (!start) {
      site = await serveConsole('dist-demo', undefined, files)
      return
    }
    ;[server, stop] = await start()
    const more = typeof config === 'function' ? config(server) : config
    site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl, ...more }, files)
  }, 60_000)
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    const messages = complaints().filter((text) => !ignored.includes(text))
    opened.length = 0
    if (isSilent) expect(messages).toEqual([])
  })
  afterAll(async () => {
    await site?.close()
    await stop?.()
  })

  return {
    server: whenStarted(() => server),
    site: whenStarted(() => site),
    open: async (path, setup = {}) => {
      const page = await openPage(site, path, { key, ...setup })
      opened.push(page)
      return page
    },
    complaints,
  }
}

/** The production build against the mock backend over HTTP, signed in as the administrator. The world stands still by default. */
export function mockConsole(settings: MockSettings, options: ConsoleOptions = {}): ServedConsole<ApiServer> {
  const start = async (): Promise<[ApiServer, () => Promise<void>]> => {
    const api = await startMockApi({ speed: 0, ...settings })
    return [api, () => api.stop()]
  }
  return servedConsole(start, { key: personKey('administrator'), isSilent: true, ...options })
}

export const demoConsole = (options: ConsoleOptions = {}): Omit<ServedConsole<never>, 'server'> =>
  servedConsole<never>(undefined, { isSilent: true, ...options })

/** Proxy for an object that exists only after `beforeAll`, so that a test file can destructure it at the top. */
const whenStarted = <T extends object>(started: () => T): T =>
  new Proxy({} as T, { get: (_target, name) => Reflect.get(started(), name) })
