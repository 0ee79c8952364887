import { proxy } from 'valtio'
import { type Failure, toFailure } from '../../lib/failure'

/** Where a notification is on its way to be hidden; absent while it is not. */
export type Hiding = { step: 'waiting' } | { step: 'sending' } | { step: 'failed'; failure: Failure }

export type HideQueue = {
  /** By the notification's id. */
  state: { byId: Record<number, Hiding> }
  /** Hides them after the time for an undo. */
  hide: (ids: readonly number[]) => void
  /** Takes back what was not sent yet. */
  undo: (ids: readonly number[]) => void
  /** The screen is left: sends at once what waits, and forgets what failed. */
  flush: () => void
  /** Whoever asked for it is gone: nothing more is sent, nothing more is told. */
  drop: () => void
  /** Whether something would be lost with the tab. */
  isWaiting: () => boolean
}

export type HideQueueOptions = {
  send: (id: number) => Promise<void>
  /** Something was sent, with whatever result. `wasHidden`: a colleague was faster. */
  onSettled: (id: number, wasHidden: boolean) => void
}

/** How long a hiding can be taken back. */
export const UNDO_MS = 6000
const CONFLICT = 409

/**
 * Hides notifications, each after some seconds in which its row offers to take that back (contract, «undo»). Nothing is sent
 * twice: what waits or is under way is not taken again.
 */
export function createHideQueue({ send, onSettled }: HideQueueOptions): HideQueue {
  const state = proxy<HideQueue['state']>({ byId: {} })
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  /** What was sent before a drop ends for nobody. */
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
      else state.byId[id] = { step: 'failed', failure }
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
          setTimeout(() => void sendNow(id), UNDO_MS),
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
