import { useEffect } from 'react'

/**
 * `isDirty` is true while the filter form on the screen has changes that the user has not applied. This object is not reactive: read it
 * when it is needed.
 */
export const filterFormDirtyState = { isDirty: false }

export function useTrackUnappliedFilter(isDirty: boolean): void {
  useEffect(() => {
    filterFormDirtyState.isDirty = isDirty
    return () => {
      filterFormDirtyState.isDirty = false
    }
  }, [isDirty])
}
