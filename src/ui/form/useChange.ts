import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure'
import { session } from '../../session/session'
import { toast } from '../toasts'

/** What follows a change. */
export type AfterChange<R> = {
  /** The text of a toast, shown wherever the person is by then; undefined for none. */
  success?: string | ((response: R) => string | undefined) | undefined
  /** The same for a person who has left, where `onDone` would have shown the toast itself. */
  successAway?: string | undefined
  /** Updates stores and lists. Runs wherever the person is by then; it must not change what is shown of anything else. */
  onChanged?: ((response: R) => void) | undefined
  /** Navigates, closes, opens or resets. Runs only while the component and its scope are still shown. */
  onDone?: ((response: R) => void) | undefined
  /** Shows a failure that has no place of its own, or reads again what may have changed; only while still shown. */
  onFailed?: ((failure: Failure) => void) | undefined
  /** Rewords the failure for this change. */
  explain?: ((failure: Failure) => Failure) | undefined
}

export type Change = {
  isPending: boolean
  /** Why the last change failed; kept until the next one starts or the scope changes. */
  failure: Failure | null
  /** Sends a change unless one is under way. Resolves with its failure; never rejects. */
  run: <R>(send: () => Promise<R>, after?: AfterChange<R>) => Promise<Failure | undefined>
  /** Removes the failure. */
  forget: () => void
}

type Run = { scope: Scope }
type Scope = string | number | boolean | null | undefined
type State = { run: Run | undefined; isPending: boolean; failure: Failure | null }

const IDLE: State = { run: undefined, isPending: false, failure: null }

/**
 * The one way to send a change (architecture, «change»): one at a time, its failure kept beside its button, and nothing done to
 * a screen, tab, dialog or entity that was not shown when it was sent (contract, «a response that comes after its screen was
 * left»). Unmounting ends what is shown, and so does another `scope`: an id, a date, whether the dialog is open.
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

/** Whether the session is still this person's. A change of the own password replaces the key. */
function watchPerson(): () => boolean {
  const { key, user } = session
  return () => session.key === key || (user !== null && session.user?.id === user.id)
}

/**
 * An object that is replaced whenever what is shown is left. A screen that was left and returned to counts as left: the person
 * may have begun something else there.
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
