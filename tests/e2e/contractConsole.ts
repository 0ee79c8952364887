import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { KEY, startContractServer } from '../server/contractServer'
import { type BuiltConsole, type ConsolePage, openPage, type PageSetup, serveConsole } from './console'

type Server = Awaited<ReturnType<typeof startContractServer>>

export type ContractConsole = {
  server: Server
  site: BuiltConsole
  open: (path: string, setup?: PageSetup) => Promise<ConsolePage>
  complaints: () => string[]
}

type Options = Parameters<typeof startContractServer>[0] & {
  config?: object
  isSilent?: boolean
}

/** Empty map tiles, so that no test sends a request to an external host. */
export const TILES = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}',
  attribution: 'Тест',
}

/**
 * Serves the production build for all tests of a file, against a server that shares no code with the console. The server is reset before
 * each test. After each test the pages are closed, and the test fails if a call violated the contract.
 */
export function contractConsole({ config, isSilent = false, ...start }: Options = {}): ContractConsole {
  let server: Server
  let site: BuiltConsole
  const opened: ConsolePage[] = []
  const complaints = () => opened.flatMap((page) => page.complaints)

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

/** Proxy for an object that exists only after `beforeAll`, so that a test file can destructure it at the top. */
const whenStarted = <T extends object>(started: () => T): T =>
  new Proxy({} as T, { get: (_target, name) => Reflect.get(started(), name) })
