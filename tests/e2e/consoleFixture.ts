import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { type BuiltConsole, type ConsolePage, openPage, type PageSetup, serveConsole } from './console'

export type ApiServer = { apiUrl: string; streamUrl: string }

export type ConsoleFixture<Server> = {
  server: Server
  site: BuiltConsole
  open: (path: string, setup?: PageSetup) => Promise<ConsolePage>
  complaints: () => string[]
}

export type ConsoleOptions = {
  config?: object | ((server: ApiServer) => object)
  /** API session key. Pages start signed in with it, or signed out if it is undefined. */
  key?: string | undefined
  /** A message in the browser console fails the test, unless it is one of `ignored`. */
  isSilent?: boolean
  ignored?: readonly string[]
  files?: Record<string, string>
}

type MockSettings = NonNullable<Parameters<typeof startMockApi>[0]>

/**
 * Serves a build for all tests of a file and opens its pages in one browser. `start` starts the API server; the demo build needs none. The
 * pages of a test are closed after the test.
 */
export function consoleFixture<Server extends ApiServer>(
  start: (() => Promise<[server: Server, stop: () => Promise<void>]>) | undefined,
  { config, key, isSilent = false, ignored = [], files }: ConsoleOptions = {},
): ConsoleFixture<Server> {
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
    const errors = complaints().filter((text) => !ignored.includes(text))
    const foreign = opened.flatMap((page) => page.foreignRequests)
    opened.length = 0
    expect(foreign).toEqual([])
    if (isSilent) expect(errors).toEqual([])
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

export function mockConsole(settings: MockSettings, options: ConsoleOptions = {}): ConsoleFixture<ApiServer> {
  const start = async (): Promise<[ApiServer, () => Promise<void>]> => {
    const api = await startMockApi({ speed: 0, ...settings })
    return [api, () => api.stop()]
  }
  return consoleFixture(start, { key: demoUserSessionKey('administrator'), isSilent: true, ...options })
}

export const demoConsole = (options: ConsoleOptions = {}): Omit<ConsoleFixture<never>, 'server'> =>
  consoleFixture<never>(undefined, { isSilent: true, ...options })

/** Proxy for an object that exists only after `beforeAll`, so that a test file can destructure it at the top. */
const whenStarted = <T extends object>(started: () => T): T =>
  new Proxy({} as T, { get: (_target, name) => Reflect.get(started(), name) })
