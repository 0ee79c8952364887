import { useCallback, useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure'

export type Change = {
  isPending: boolean
  /** Why the last one failed; stays until the next one starts. */
  failure: Failure | null
  /** Runs a change unless one is under way, so that a double press sends nothing twice. Resolves with whether it succeeded. */
  run: (change: () => Promise<void>) => Promise<boolean>
}

/** One change at a time, with its failure kept beside its button. */
export function useChange(): Change {
  const [state, setState] = useState<{ isPending: boolean; failure: Failure | null }>({
    isPending: false,
    failure: null,
  })
  const isBusy = useRef(false)
  const run = useCallback(async (change: () => Promise<void>) => {
    if (isBusy.current) return false
    isBusy.current = true
    setState({ isPending: true, failure: null })
    try {
      await change()
      setState({ isPending: false, failure: null })
      return true
    } catch (error) {
      setState({ isPending: false, failure: toFailure(error) })
      return false
    } finally {
      isBusy.current = false
    }
  }, [])
  return { ...state, run }
}
