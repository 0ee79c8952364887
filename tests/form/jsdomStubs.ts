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

export function stubBrowserApis(): void {
  Object.assign(window, { ResizeObserver: NoObserver, MessageChannel: TaskChannel, matchMedia: noMatch })
}
