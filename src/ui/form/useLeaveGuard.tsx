import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { hasDialog } from '../address/dialogKeys'
import { LeaveQuestion } from './LeaveQuestion'
import { addGuard } from './leaveGuard'

export type LeaveGuard = {
  leave: (leave: () => void) => void
  /** Stops guarding until the next edit or {@link arm}. */
  release: () => void
  arm: () => void
  question: ReactNode
}

export type LeaveGuardOptions = {
  /** Navigation within this path does not open the question. */
  within?: string
  text?: string
  /** A new object counts as a new edit and is guarded again. */
  edited?: () => unknown
}

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
  // A layout effect, because the guard must be off before a redirect after a lost permission: its dialog would be gone.
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
