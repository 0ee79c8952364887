import type { MessageFromWorldHost } from './worldHostMessages'

/**
 * Shared worker that runs the mock world for all tabs with the same seed, size and start. It ends when the last of
 * these tabs closes.
 */

// msw treats every environment except Node as a page and reads cookies from localStorage, which a worker does not have.
// An empty object as localStorage is enough for msw.
Reflect.set(globalThis, 'localStorage', {})

const ports = import('./messagePortHub').then(({ createMessagePortHub }) => createMessagePortHub())

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  ports.then(
    ({ add }) => add(port),
    (error: unknown) => port.postMessage({ type: 'failed', text: String(error) } satisfies MessageFromWorldHost),
  )
})

/** Forward console errors to the tabs: developers rarely open the console of a worker. */
const { error } = console
console.error = (...values: unknown[]) => {
  error(...values)
  const texts = values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
  void ports.then(({ broadcast }) => broadcast({ type: 'complaint', text: texts.join(' ') }))
}
