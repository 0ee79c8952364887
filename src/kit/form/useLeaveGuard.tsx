import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UnsavedChangesDialog } from '../../ui/form/UnsavedChangesDialog'
import { hasDialogParam } from '../address/dialogParams'
import { addLeaveGuard } from './leaveGuard'

export type LeaveGuard = {
  leave: (leave: () => void) => void
  /** Turns off the question about unsaved changes until the next edit or until {@link arm} is called. */
  release: () => void
  arm: () => void
  question: ReactNode
}

type LeaveGuardOptions = {
  /** Navigation to this path does not open the question about unsaved changes. */
  within?: string
  text?: string
  /** True while a save runs. The save continues if the user leaves the page. */
  isSaving?: boolean
  /** Returns a value that changes with each edit. After `release`, the question about unsaved changes is off until this value changes. */
  edited?: () => unknown
}

export function useLeaveGuard(isDirty: () => boolean, options: LeaveGuardOptions = {}): LeaveGuard {
  const { within, text, isSaving = false, edited } = options
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const released = useRef<{ edited: unknown }>(undefined)
  const latest = useRef({ isDirty, edited })
  useLayoutEffect(() => {
    latest.current = { isDirty, edited }
  })

  const [guard] = useState(() => ({
    within,
    isUnderDialogs: !hasDialogParam(window.location.search),
    isDirty: () => {
      const isReleased = released.current && released.current.edited === latest.current.edited?.()
      return !isReleased && latest.current.isDirty()
    },
    ask: (go: () => void) => {
      setLeaving({ go })
      setOpen(true)
    },
  }))
  // A layout effect, because its cleanup runs as soon as the form unmounts. If the user loses a permission, the form unmounts and a
  // redirect follows; a guard that is still registered would block the redirect.
  useLayoutEffect(() => addLeaveGuard(guard), [guard])

  // If a save finishes while the question about unsaved changes is open and leaves no unsaved changes, close the question.
  useEffect(() => {
    if (!isSaving && !guard.isDirty()) setOpen(false)
  }, [isSaving, guard])

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
      <UnsavedChangesDialog
        open={isOpen}
        {...(isSaving ? SAVING : { text })}
        onStay={() => setOpen(false)}
        onLeave={() => {
          release()
          leaving?.go()
        }}
      />
    ),
  }
}

const SAVING = {
  title: 'Уйти со страницы?',
  text: 'Сохранение ещё идёт и продолжится после ухода. Пропадут изменения, которые не удастся сохранить или которые внесены позже.',
}
