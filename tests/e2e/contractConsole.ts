import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { KEY, startContractServer } from '../server/contractServer'
import { type BuiltConsole, type ConsolePage, openPage, type PageSetup, serveConsole } from './console'

type Server = Awaited<ReturnType<typeof startContractServer>>

export type ContractConsole = {
  server: Server
  site: BuiltConsole
  /** Opens an address as the signed-in user; the page is closed after the test. */
  open: (path: string, setup?: PageSetup) => Promise<ConsolePage>
  /** What the pages of the test have complained of so far. */
  complaints: () => string[]
}

type Options = Parameters<typeof startContractServer>[0] & {
  /** More than the addresses of the server in `config.json`. */
  config?: object
  /** A test fails on anything that its pages write to the console. */
  isSilent?: boolean
}

/** Squares of nothing in place of a map's tiles: no test asks a host outside. */
export const TILES = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}',
  attribution: 'Тест',
}

/**
 * The production build for the tests of a file, against a server that shares no code with it. The server begins anew before each
 * test; after it the pages are closed, and a call that breaches the contract fails it.
 */
export function contractConsole({ config, isSilent = false, ...start }: Options = {}): ContractConsole {
  let server: Server
  let site: BuiltConsole
  const opened: ConsolePage[] = []
  const complaints = () => opened.flatMap((page) => page.complaints)

  // One console for all tests: its configuration names a server that lives as long.
  beforeAll(async () => {
    server = await startContractServer(start)
    site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl, ...config })
  }, 60_000)
  beforeEach(() => server.restart())
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    const said = complaints()
    opened.length = 0
    expect(server.breaches).toEqual([])
    if (isSilent) expect(said).toEqual([])
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  return {
    server: whenStarted(() => server),
    site: whenStarted(() => site),
    open: async (path, setup = {}) => {
      const page = await openPage(site, path, { key: KEY, ...setup })
      opened.push(page)
      return page
    },
    complaints,
  }
}

/** Stands in a file's constants for what is there once its tests begin. */
const whenStarted = <T extends object>(started: () => T): T =>
  new Proxy({} as T, { get: (_target, name) => Reflect.get(started(), name) })
