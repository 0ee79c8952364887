// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './install.mjs'

/**
 * Starts the mock backend over HTTP in a child process, for tests against a real network.
 * @param {{ seed?: number, size?: number, archive?: number, at?: string, speed?: number, control?: boolean }} [settings]
 * @returns {Promise<{ apiUrl: string, streamUrl: string, stop(): Promise<void> }>} resolves once the server listens
 */
export async function startMockApi(settings = {}) {
  const args = Object.entries(settings).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  )
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/mock-api.mjs'), '--port', '0', '--stream-port', '0', ...args],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
    ended.then(([code]) => Promise.reject(new Error(`The mock server ended with code ${code} before it listened`))),
  ])
  return {
    ...JSON.parse(line),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
