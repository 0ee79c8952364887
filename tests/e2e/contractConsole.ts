import { afterEach, beforeEach, expect } from '@jest/globals'
import { KEY, startContractServer } from '../server/contractServer'
import { type ConsoleFixture, type ConsoleOptions, consoleFixture } from './consoleFixture'

type Server = Awaited<ReturnType<typeof startContractServer>>

export type ContractConsole = ConsoleFixture<Server>

/** Empty map tiles, so that no test sends a request to an external host. */
export const TILES = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}',
  attribution: 'Тест',
}

type Options = Parameters<typeof startContractServer>[0] & ConsoleOptions

/**
 * Serves the production build with a test server that shares no code with the console. The server is reset before each test. A test fails
 * if a call violated the contract.
 */
export function contractConsole({ user, rows, archive, ...options }: Options = {}): ContractConsole {
  const served = consoleFixture<Server>(
    async () => {
      const server = await startContractServer({ user, rows, archive })
      return [server, () => server.close()]
    },
    { key: KEY, ...options },
  )
  beforeEach(() => served.server.restart())
  afterEach(() => expect(served.server.breaches).toEqual([]))
  return served
}
