/**
 * Ignores pseudo elements: jsdom does not compute their styles and logs an error for each call. Dialogs read them to measure scroll bars.
 */
export function stubComputedStyle(): void {
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}

class NoObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

class TaskChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null }
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) }
}

const noMatch = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })

/** Adds stubs for browser APIs that antd screens need and jsdom lacks. The stubs measure nothing. */
export function stubBrowserApis(): void {
  stubComputedStyle()
  Object.assign(window, { ResizeObserver: NoObserver, MessageChannel: TaskChannel, matchMedia: noMatch })
}
