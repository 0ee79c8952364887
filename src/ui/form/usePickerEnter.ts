import { type KeyboardEvent, useMemo } from 'react'

/** If the calendar is open, Enter picks a date. The same key press must not submit the form. */
export function usePickerEnter() {
  return useMemo(() => {
    let isOpen = false
    return {
      onOpenChange: (open: boolean) => {
        if (open) isOpen = true
        // Enter closes the calendar before `onKeyDown` runs, so the flag is cleared only in the microtask afterwards.
        else queueMicrotask(() => (isOpen = false))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isOpen) event.preventDefault()
      },
    }
  }, [])
}
