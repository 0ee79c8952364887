import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure'
import { session } from '../../session/session'
import { toast } from '../toasts'

export type AfterChange<R> = {
  /** Toast text, shown even if the user has left the screen. */
  success?: string | ((response: R) => string | undefined) | undefined
  /** Toast text if the user has left and `onDone` would have shown its own. */
  successAway?: string | undefined
  /** Updates stores and lists, even if the user has left. Must not change other visible state. */
  onChanged?: ((response: R) => void) | undefined
  /** Navigates, closes or resets; runs only while the component and its scope are still shown. */
  onDone?: ((response: R) => void) | undefined
  onFailed?: ((failure: Failure) => void) | undefined
  explain?: ((failure: Failure) => Failure) | undefined
}

export type Change = {
  isPending: boolean
  /** CachedScreenState until the next change starts or the scope changes. */
  failure: Failure | null
  /** Does nothing while pending. Resolves with the failure; never rejects. */
  run: <R>(send: () => Promise<R>, after?: AfterChange<R>) => Promise<Failure | undefined>
  forget: () => void
}

type Run = { scope: Scope }
type Scope = string | number | boolean | null | undefined
type State = { run: Run | undefined; isPending: boolean; failure: Failure | null }

const IDLE: State = { run: undefined, isPending: false, failure: null }

/**
 * Sends a change (architecture, «change»): one at a time, the failure is kept, and a late response does not touch a
 * screen or dialog that was left (contract, «a response that comes after its screen was left»). A new `scope`, such as
 * an id, counts as leaving, and so does unmounting.
 */
export function useChange(scope?: Scope): Change {
  const [state, setState] = useState(IDLE)
  const visit = useVisitOf(scope)
  const current = useRef<Run>(undefined)

  const run = useCallback(
    async <R>(send: () => Promise<R>, after: AfterChange<R> = {}): Promise<Failure | undefined> => {
      const started = visit.current
      if (current.current && current.current.scope === started?.scope) return undefined
      const mine: Run = { scope: started?.scope }
      const isStillShown = () => started !== undefined && visit.current === started
      const isMySession = watchPerson()
      current.current = mine
      setState({ run: mine, isPending: true, failure: null })
      const end = (failure: Failure | null) => {
        if (current.current === mine) current.current = undefined
        setState((last) => (last.run === mine ? { run: mine, isPending: false, failure } : last))
      }
      let response: R
      try {
        response = await send()
      } catch (error) {
        const found = toFailure(error)
        const failure = after.explain?.(found) ?? found
        end(failure)
        if (isStillShown()) after.onFailed?.(failure)
        else if (isMySession()) toast.failure(failure)
        return failure
      }
      end(null)
      if (!isMySession()) return undefined
      const { success, successAway, onChanged, onDone } = after
      const text = typeof success === 'function' ? success(response) : success
      const said = isStillShown() ? text : (text ?? successAway)
      if (said !== undefined) toast.success(said)
      onChanged?.(response)
      if (isStillShown()) onDone?.(response)
      return undefined
    },
    [visit],
  )
  const isOwn = state.run?.scope === scope
  return {
    isPending: isOwn && state.isPending,
    failure: isOwn ? state.failure : null,
    run,
    forget: useCallback(() => setState((last) => (last.isPending ? last : IDLE)), []),
  }
}

/** A change of the user's own password replaces the session key. */
function watchPerson(): () => boolean {
  const { key, user } = session
  return () => session.key === key || (user !== null && session.user?.id === user.id)
}

/**
 * Replaced whenever the scope changes or the component unmounts. Returning to a screen is a new visit, because the user
 * may have started something else.
 */
function useVisitOf(scope: Scope): RefObject<Run | undefined> {
  const visit = useRef<Run>(undefined)
  useLayoutEffect(() => {
    visit.current = { scope }
    return () => {
      visit.current = undefined
    }
  }, [scope])
  return visit
}
