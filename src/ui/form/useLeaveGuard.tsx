import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { LeaveQuestion } from './LeaveQuestion'
import { addGuard } from './leaveGuard'

export type LeaveGuard = {
  /** Runs `leave` at once when nothing would be lost, else after the user has agreed. */
  leave: (leave: () => void) => void
  /** The changes are saved or given up: nothing is guarded until {@link arm}. */
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
}

/** Guards a form with unsaved changes against being left by mistake. */
export function useLeaveGuard(isDirty: () => boolean, { within, text }: LeaveGuardOptions = {}): LeaveGuard {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isReleased = useRef(false)
  const latest = useRef(isDirty)
  useLayoutEffect(() => {
    latest.current = isDirty
  })

  const [guard] = useState(() => ({
    within,
    isDirty: () => !isReleased.current && latest.current(),
    ask: (go: () => void) => {
      setLeaving({ go })
      setOpen(true)
    },
  }))
  // Off before a redirect that takes the place of its screen (a permission was lost): nobody could answer its question.
  useLayoutEffect(() => addGuard(guard), [guard])

  const release = () => {
    isReleased.current = true
    setOpen(false)
  }
  const arm = useCallback(() => {
    isReleased.current = false
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
