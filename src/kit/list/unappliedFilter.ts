import { useEffect } from 'react'

/**
 * `isDirty` is true while the filter form on the screen has changes that the user has not applied. This object is not reactive: read it
 * when it is needed.
 */
export const unappliedFilter = { isDirty: false }

export function useUnappliedFilter(isDirty: boolean): void {
  useEffect(() => {
    unappliedFilter.isDirty = isDirty
    return () => {
      unappliedFilter.isDirty = false
    }
  }, [isDirty])
}
