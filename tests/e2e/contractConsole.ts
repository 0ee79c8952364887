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

/** Empty tiles: no test sends a request to an external host. */
export const TILES = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}',
  attribution: 'Тест',
}

/**
 * Serves the production build for the tests of a file, against a server that shares no code with it. The server is reset before each
 * test. After the test the pages are closed, and calls that violate the contract fail it.
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

/** A proxy, so that a file can destructure values at its top that exist only after `beforeAll`. */
const whenStarted = <T extends object>(started: () => T): T =>
  new Proxy({} as T, { get: (_target, name) => Reflect.get(started(), name) })
