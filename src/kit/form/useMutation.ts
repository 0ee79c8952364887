import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure'
import { createSameUserGuard } from '../../session/session'
import { type ToastLink, toast } from '../../ui/toasts'

type MutationOptions<R> = {
  /** Toast text after a success, shown even if the user has left the screen. */
  success?: string | ((response: R) => string | undefined) | undefined
  link?: ToastLink | undefined
  /**
   * For a mutation without `success`: toast text after a success if the user has left the screen. In this case `onDone`, which would have
   * shown the result, does not run.
   */
  successAway?: string | undefined
  /**
   * Updates stores and lists after a success, even if the user has left the screen. It must not navigate, close a dialog or reset a form.
   */
  onChanged?: ((response: R) => void) | undefined
  /** Navigates, closes a dialog or resets a form after a success. It does not run if the component has unmounted or `scope` has changed. */
  onDone?: ((response: R) => void) | undefined
  /**
   * Runs instead of `onDone` if the user has left the screen before the response. Use it to reload a list that `onDone` would have
   * reloaded.
   */
  onAway?: (() => void) | undefined
  onFailed?: ((failure: Failure) => void) | undefined
  explain?: ((failure: Failure) => Failure) | undefined
}

export type MutationState = {
  isPending: boolean
  /** Error of the last change. It is kept until the next change starts or `scope` changes. */
  failure: Failure | null
  /**
   * Sends a change. Does nothing while another change is pending. Resolves with the failure, or undefined after a success; never rejects.
   */
  run: <R>(send: () => Promise<R>, after?: MutationOptions<R>) => Promise<Failure | undefined>
  forget: () => void
}

type Run = { scope: Scope }
type Scope = string | number | boolean | null | undefined
type State = { run: Run | undefined; isPending: boolean; failure: Failure | null }

const IDLE: State = { run: undefined, isPending: false, failure: null }

/**
 * Sends changes to the server (architecture, «change»), one at a time, and keeps the error of the last change. A late response does not
 * affect a screen or dialog that the user has left (contract, «a response that comes after its screen was left»). The user has left if the
 * component has unmounted or `scope`, such as the id of a record, has changed.
 */
export function useMutation(scope?: Scope): MutationState {
  const [state, setState] = useState(IDLE)
  const visit = useVisitOf(scope)
  const current = useRef<Run>(undefined)

  const run = useCallback(
    async <R>(send: () => Promise<R>, after: MutationOptions<R> = {}): Promise<Failure | undefined> => {
      const started = visit.current
      if (current.current && current.current.scope === started?.scope) return undefined
      const mine: Run = { scope: started?.scope }
      const isStillShown = () => started !== undefined && visit.current === started
      const ifSameUser = createSameUserGuard()
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
        else ifSameUser(() => void toast.failure(failure))
        return failure
      }
      end(null)
      ifSameUser(() => {
        const { success, successAway, link, onChanged, onDone, onAway } = after
        const text = typeof success === 'function' ? success(response) : success
        const message = isStillShown() ? text : (text ?? successAway)
        if (message !== undefined) toast.success(message, text !== undefined && link ? { link } : {})
        onChanged?.(response)
        if (isStillShown()) onDone?.(response)
        else onAway?.()
      })
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

/**
 * Represents one visit to the screen: replaced when `scope` changes, undefined after unmounting. A late response to a request from an
 * earlier visit must not change the state of the current visit.
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
