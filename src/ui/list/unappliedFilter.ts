import { useEffect } from 'react'

/** Whether the screen has unapplied filter changes. Not reactive: read it on demand. */
export const unappliedFilter = { isDirty: false }

export function useUnapplied(isDirty: boolean): void {
  useEffect(() => {
    unappliedFilter.isDirty = isDirty
    return () => {
      unappliedFilter.isDirty = false
    }
  }, [isDirty])
}
