import { proxy } from 'valtio'
import { type Failure, toFailure } from '../../lib/failure'

type HideRequestState = { step: 'waiting' } | { step: 'sending' } | { step: 'failed'; failure: Failure }

type HideQueue = {
  state: { byId: Record<number, HideRequestState> }
  hide: (ids: readonly number[]) => void
  undo: (ids: readonly number[]) => void
  /** Immediately sends the delayed requests to hide notifications. Removes failed requests from `state`. */
  flush: () => void
  /** Cancels the delayed requests that hide notifications and ignores the results of running ones; used on sign-out. */
  drop: () => void
  isWaiting: () => boolean
}

type HideQueueOptions = {
  send: (id: number) => Promise<void>
  /** `wasHidden`: a colleague had already hidden the notification. */
  onSettled: (id: number, wasHidden: boolean) => void
  /**
   * Called before `onSettled` if the request to hide a notification failed. Shows a toast, because the user may have left the page on which
   * the notification's row shows the error.
   */
  onFailed: (id: number, failure: Failure) => void
}

const HIDE_UNDO_MS = 6000
const CONFLICT = 409

/**
 * Hides each notification after a delay in which the user can undo it (contract, «undo»). A notification whose request
 * is delayed or running is not queued again.
 */
export function createNotificationHideQueue({ send, onSettled, onFailed }: HideQueueOptions): HideQueue {
  const state = proxy<HideQueue['state']>({ byId: {} })
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  /** Number of `drop` calls. The result of a request is ignored if `drop` was called after the request was sent. */
  let drops = 0

  async function sendNow(id: number): Promise<void> {
    clearTimeout(timers.get(id))
    timers.delete(id)
    state.byId[id] = { step: 'sending' }
    const mine = drops
    try {
      await send(id)
      if (mine !== drops) return
      delete state.byId[id]
      onSettled(id, false)
    } catch (error) {
      if (mine !== drops) return
      const failure = toFailure(error)
      const wasHidden = failure.status === CONFLICT
      if (wasHidden) delete state.byId[id]
      else {
        state.byId[id] = { step: 'failed', failure }
        onFailed(id, failure)
      }
      onSettled(id, wasHidden)
    }
  }

  return {
    state,
    hide(ids) {
      for (const id of ids) {
        const step = state.byId[id]?.step
        if (step === 'waiting' || step === 'sending') continue
        state.byId[id] = { step: 'waiting' }
        timers.set(
          id,
          setTimeout(() => void sendNow(id), HIDE_UNDO_MS),
        )
      }
    },
    undo(ids) {
      for (const id of ids) {
        if (!timers.has(id)) continue
        clearTimeout(timers.get(id))
        timers.delete(id)
        delete state.byId[id]
      }
    },
    flush() {
      for (const [id, { step }] of Object.entries(state.byId)) if (step === 'failed') delete state.byId[Number(id)]
      for (const id of [...timers.keys()]) void sendNow(id)
    },
    drop() {
      drops++
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      state.byId = {}
    },
    isWaiting: () => timers.size > 0,
  }
}
