import { useEffect, useLayoutEffect, useRef } from 'react'
import { toast } from '../../../ui/toasts'

/** Operations, sections 4 and 9. */
export const CLOSE_AFTER_MS = 300
export const RELOAD_AFTER_CLOSE_MS = 400
export const RELOAD_AFTER_DELETE_MS = 300

/** What is needed of the screen's directory. */
export type RatioDirectory = {
  dialogs: { isOpen: boolean; key: unknown; close: () => void }
  list: { reload: () => void }
}

/**
 * What a dialog does after its change: a saved condition's closes after 300 ms and the list is loaded 400 ms after that; a
 * deleted one's closes at once and the list is loaded 300 ms later. Nothing comes after the screen was left.
 */
export function useRatioDone(directory: RatioDirectory): (message: string, isDeleted: boolean) => void {
  const later = useLater()
  const latest = useRef(directory)
  useLayoutEffect(() => {
    latest.current = directory
  })
  return (message, isDeleted) => {
    const { key } = latest.current.dialogs
    toast.success(message)
    const close = () => {
      // Whoever closed it himself and opened another keeps that one.
      const { dialogs } = latest.current
      if (dialogs.isOpen && dialogs.key === key) dialogs.close()
      later(() => latest.current.list.reload(), isDeleted ? RELOAD_AFTER_DELETE_MS : RELOAD_AFTER_CLOSE_MS)
    }
    if (isDeleted) close()
    else later(close, CLOSE_AFTER_MS)
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
