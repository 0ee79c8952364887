import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure'
import { addBeforeSignOutListener, createSameUserGuard } from '../../session/session'
import { toast } from '../../ui/toasts'
import { useShownRef } from '../../ui/useShownRef'

export type DelayedDeletion = { step: 'waiting' } | { step: 'sending' } | { step: 'failed'; failure: Failure }

/** The user can undo a deletion during this time (design, «Documents»). */
const UNDO_MS = 8000

/** Deletions that are being sent, by the id of the document. Also contains those of a screen that was left. */
const sending = new Map<number, Promise<void>>()

/**
 * Sends each deletion only after the time in which the user can undo it. Leaving the screen or signing out sends the
 * pending deletions at once. Closing the tab shows a confirmation; if the user confirms, the pending deletions are not
 * sent (contract, «undo»). They are also not sent if the user has changed or the session has ended without a sign-out.
 */
export function useDelayedDeletes(send: (id: number) => Promise<void>, onDeleted: () => void) {
  const [deletions, setDeletions] = useState<ReadonlyMap<number, DelayedDeletion>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const isThere = useShownRef()
  const [ifSameUser] = useState(createSameUserGuard)
  const set = (id: number, deletion: DelayedDeletion | undefined) =>
    setDeletions((last) => {
      const next = new Map(last)
      if (deletion) next.set(id, deletion)
      else next.delete(id)
      return next
    })

  const sendNow = useEffectEvent(async (id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    set(id, { step: 'sending' })
    try {
      const sent = send(id)
      sending.set(id, sent)
      await sent
      ifSameUser(() => void toast.success('Документ удалён'))
      onDeleted()
    } catch (error) {
      const failure = toFailure(error)
      set(id, { step: 'failed', failure })
      // After the user has left the screen, the row of the document cannot show the failure, so show a toast.
      ifSameUser(() => void (isThere.current || toast.failure(failure)))
    } finally {
      sending.delete(id)
    }
  })

  const markSending = useEffectEvent(() => {
    for (const [id, sent] of sending) {
      set(id, { step: 'sending' })
      sent.catch(() => set(id, undefined))
    }
  })
  useEffect(() => markSending(), [])

  useEffect(() => {
    const waiting = timers.current
    const ask = (event: BeforeUnloadEvent) => {
      if (waiting.size > 0) event.preventDefault()
    }
    const sendAll = () => {
      for (const id of [...waiting.keys()]) void sendNow(id)
    }
    window.addEventListener('beforeunload', ask)
    const stop = addBeforeSignOutListener(sendAll)
    return () => {
      window.removeEventListener('beforeunload', ask)
      stop()
      ifSameUser(sendAll)
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [ifSameUser])

  // React allows calls of an effect event only from effects, so the timers call it through this ref.
  const later = useRef<(id: number) => void>(undefined)
  useEffect(() => {
    later.current = (id) => void sendNow(id)
  }, [])

  return {
    deletions,
    remove: (id: number) => {
      const step = deletions.get(id)?.step
      if (step === 'waiting' || step === 'sending') return
      set(id, { step: 'waiting' })
      timers.current.set(
        id,
        setTimeout(() => later.current?.(id), UNDO_MS),
      )
    },
    undo: (id: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      set(id, undefined)
    },
  }
}
