import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { hasDialog } from '../address/dialogKeys'
import { LeaveQuestion } from './LeaveQuestion'
import { addGuard } from './leaveGuard'

export type LeaveGuard = {
  /** Runs `leave` at once when nothing would be lost, else after the user has agreed. */
  leave: (leave: () => void) => void
  /** The changes are saved or given up: nothing is guarded until the next edit, or {@link arm}. */
  release: () => void
  /** Guards again: the form stays, with other values. */
  arm: () => void
  /** To be rendered. */
  question: ReactNode
}

export type LeaveGuardOptions = {
  /** A path that may be gone on with freely: dialogs and filters in its address do not end what is guarded. */
  within?: string
  /** What would be lost, in the question. */
  text?: string
  /** What is edited: another object is another edit, and guarded again. */
  edited?: () => unknown
}

/** Guards a form with unsaved changes against being left by mistake. */
export function useLeaveGuard(isDirty: () => boolean, { within, text, edited }: LeaveGuardOptions = {}): LeaveGuard {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const released = useRef<{ edited: unknown }>(undefined)
  const latest = useRef({ isDirty, edited })
  useLayoutEffect(() => {
    latest.current = { isDirty, edited }
  })

  const [guard] = useState(() => ({
    within,
    isUnderDialogs: !hasDialog(window.location.search),
    isDirty: () => {
      const isReleased = released.current && released.current.edited === latest.current.edited?.()
      return !isReleased && latest.current.isDirty()
    },
    ask: (go: () => void) => {
      setLeaving({ go })
      setOpen(true)
    },
  }))
  // Off before a redirect that takes the place of its screen (a permission was lost): nobody could answer its question.
  useLayoutEffect(() => addGuard(guard), [guard])

  const release = () => {
    released.current = { edited: latest.current.edited?.() }
    setOpen(false)
  }
  const arm = useCallback(() => {
    released.current = undefined
  }, [])
  return {
    leave: (go) => (guard.isDirty() ? guard.ask(go) : go()),
    release,
    arm,
    question: (
      <LeaveQuestion
        open={isOpen}
        text={text}
        onStay={() => setOpen(false)}
        onLeave={() => {
          release()
          leaving?.go()
        }}
      />
    ),
  }
}
