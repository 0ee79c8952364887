/** jsdom knows no style of pseudo elements, which dialogs ask for to measure scroll bars, and says so at length. */
export function plainComputedStyle(): void {
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

/** What whole screens of antd ask the browser for and jsdom lacks. Nothing is measured. */
export function addBrowserParts(): void {
  plainComputedStyle()
  Object.assign(window, { ResizeObserver: NoObserver, MessageChannel: TaskChannel, matchMedia: noMatch })
}
