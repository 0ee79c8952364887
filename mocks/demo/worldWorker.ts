import type { FromHost } from './messages'

/** Shared worker that runs the world for all tabs with the same seed, size and start. It ends with the last tab. */

// msw treats every non-Node environment as a page and reads cookies from localStorage. An empty object is enough.
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

/** Forward errors to the tabs: a worker's console is rarely open. */
const { error } = console
console.error = (...values: unknown[]) => {
  error(...values)
  const texts = values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
  void ports.then(({ tell }) => tell({ type: 'complaint', text: texts.join(' ') }))
}
