import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FormSaveOutcome } from '../../../kit/form/useFormSave'

/** The delays are from operations, sections 4 and 9. */
const CLOSE_AFTER_MS = 300
const RELOAD_AFTER_CLOSE_MS = 400
const RELOAD_AFTER_DELETE_MS = 300

export type RatioDirectoryState = {
  dialogs: { isOpen: boolean; key: unknown; close: () => void }
  list: { reload: () => void }
  note: (message: string, saved?: FormSaveOutcome) => void
}

type CloseAndReloadHandlers = {
  done: (message: string) => () => void
  added: (message: string) => (saved?: FormSaveOutcome) => void
}

type CloseAndReloadOptions = {
  deleted: string
  onDone: () => void
}

/**
 * After a save the dialog closes in 300 ms and the list reloads 400 ms later. After a deletion the dialog closes at
 * once and the list reloads in 300 ms. Unmounting cancels these timers.
 */
export function useRatioCloseAndReload(
  directory: RatioDirectoryState,
  { deleted, onDone }: CloseAndReloadOptions,
): CloseAndReloadHandlers {
  const later = useLater()
  const latest = useRef(directory)
  useLayoutEffect(() => {
    latest.current = directory
  })
  const finish = (message: string, saved?: FormSaveOutcome) => {
    const isDeleted = message === deleted
    const { key } = latest.current.dialogs
    onDone()
    latest.current.note(message, saved)
    const close = () => {
      // Close only the dialog of the saved condition, not another one that the user has opened meanwhile.
      const { dialogs } = latest.current
      if (dialogs.isOpen && dialogs.key === key) dialogs.close()
      later(() => latest.current.list.reload(), isDeleted ? RELOAD_AFTER_DELETE_MS : RELOAD_AFTER_CLOSE_MS)
    }
    if (isDeleted) close()
    else later(close, CLOSE_AFTER_MS)
  }
  return {
    done: (message) => () => finish(message),
    added: (message) => (saved) => finish(message, saved),
  }
}

function useLater(): (call: () => void, ms: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return (call, ms) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      call()
    }, ms)
    timers.current.add(timer)
  }
}
