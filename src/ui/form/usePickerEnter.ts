import { type KeyboardEvent, useMemo } from 'react'

/** For a date or time picker: the Enter that takes what its open calendar shows must not send the form as well. */
export function usePickerEnter() {
  return useMemo(() => {
    let isOpen = false
    return {
      onOpenChange: (open: boolean) => {
        if (open) isOpen = true
        // The calendar is closed by the same key, before the key is told.
        else queueMicrotask(() => (isOpen = false))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isOpen) event.preventDefault()
      },
    }
  }, [])
}
