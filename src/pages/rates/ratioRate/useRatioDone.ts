import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Saved } from '../../../ui/form/useSave'

/** Operations, sections 4 and 9. */
const CLOSE_AFTER_MS = 300
const RELOAD_AFTER_CLOSE_MS = 400
const RELOAD_AFTER_DELETE_MS = 300

/** What is needed of the screen's directory. */
export type RatioDirectory = {
  dialogs: { isOpen: boolean; key: unknown; close: () => void }
  list: { reload: () => void }
  note: (message: string, saved?: Saved) => void
}

export type RatioDone = {
  /** Of a condition that was edited, or deleted. */
  done: (message: string) => () => void
  /** Of a new one. */
  added: (message: string) => (saved?: Saved) => void
}

export type RatioDoneOptions = {
  /** The message of a deletion. */
  deleted: string
  /** A change has succeeded. */
  onDone: () => void
}

/**
 * What a dialog does after its change: a saved condition's closes after 300 ms and the list is loaded 400 ms after that; a
 * deleted one's closes at once and the list is loaded 300 ms later. Nothing comes after the screen was left.
 */
export function useRatioDone(directory: RatioDirectory, { deleted, onDone }: RatioDoneOptions): RatioDone {
  const later = useLater()
  const latest = useRef(directory)
  useLayoutEffect(() => {
    latest.current = directory
  })
  const finish = (message: string, saved?: Saved) => {
    const isDeleted = message === deleted
    const { key } = latest.current.dialogs
    onDone()
    latest.current.note(message, saved)
    const close = () => {
      // Whoever closed it himself and opened another keeps that one.
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

/** Calls later, unless the screen is left before. */
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
