/** Delay before the documents are loaded again after an upload or a deletion (operations, section 9). */
const RELOAD_DELAY_MS = 1000

const listeners = new Set<(employeeId: number) => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function addDocumentReloadListener(employeeId: number, reload: () => void): () => void {
  const listener = (id: number) => {
    if (id === employeeId) reload()
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Reloads the documents of an employee once, a second after the last call. The reload does not depend on the component that made the
 * change: a deletion may end after the user has left its screen and opened it again.
 */
export function reloadDocumentsLater(employeeId: number): void {
  clearTimeout(timers.get(employeeId))
  const reload = () => {
    timers.delete(employeeId)
    for (const listener of listeners) listener(employeeId)
  }
  timers.set(employeeId, setTimeout(reload, RELOAD_DELAY_MS))
}
