import { useEffect } from 'react'

/** Whether the filter of the screen holds something that was typed and not applied. Read on demand, never followed. */
export const unappliedFilter = { isDirty: false }

/** Says so for a filter while it is on the screen. */
export function useUnapplied(isDirty: boolean): void {
  useEffect(() => {
    unappliedFilter.isDirty = isDirty
    return () => {
      unappliedFilter.isDirty = false
    }
  }, [isDirty])
}
