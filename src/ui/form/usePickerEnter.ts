import { type KeyboardEvent, useMemo } from 'react'

/** Enter that picks a date in an open calendar must not submit the form. */
export function usePickerEnter() {
  return useMemo(() => {
    let isOpen = false
    return {
      onOpenChange: (open: boolean) => {
        if (open) isOpen = true
        // The key closes the calendar before `onKeyDown` runs.
        else queueMicrotask(() => (isOpen = false))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isOpen) event.preventDefault()
      },
    }
  }, [])
}
