import type { FromHost } from './messages'

/**
 * The shared worker in which the world of the demo runs: all tabs of one address share it, none of them is slowed down by it,
 * and it lives as long as any of them.
 */

// msw takes what is not Node for a page, and looks there for cookies. It is content with an empty storage.
Reflect.set(globalThis, 'localStorage', {})

const ports = import('./hostPorts').then(({ createHostPorts }) => createHostPorts())

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  ports.then(
    ({ add }) => add(port),
    (error: unknown) => port.postMessage({ type: 'failed', text: String(error) } satisfies FromHost),
  )
})

/** Nobody looks at the console of a worker; a bug of the mock must be seen where the demo is. */
const { error } = console
console.error = (...values: unknown[]) => {
  error(...values)
  const texts = values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
  void ports.then(({ tell }) => tell({ type: 'complaint', text: texts.join(' ') }))
}
