import { createForm, type FormApi, type SubmissionErrors } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { useLayoutEffect, useRef, useState } from 'react'
import { RequestFailure } from '../../lib/failure'
import { type Loaded, ready } from '../../lib/loaded'
import { submitErrors } from './submitErrors'
import { adviseOnRetry, refuseTwin, type Twin, withAdvice } from './twin'
import { useChange } from './useChange'
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard'
import { sameValues } from './values'

/** What was saved: the form's values, and what `submit` resolved with (the id of something new, where the server tells it). */
export type Saved = { response: unknown; values: object }

/** What every form must say: what it edits, how it saves and what comes then. */
export type SaveProps<V extends object> = {
  /**
   * The values of what is edited. While they load the form keeps its layout; a failed load can be retried. Absent, or idle
   * because there is no id, for something new.
   */
  entity?: Loaded<Partial<V>>
  /** What something new starts with; taken once, so that nothing typed is lost when it changes. */
  blank?: Partial<V>
  /** `edit`: saving waits for a change. `create`: it is possible at once. */
  mode: 'create' | 'edit'
  /** Saving waits for a change where something new is added, too. */
  waitsForChange?: boolean
  /** Sends the values; rejects with what the HTTP boundary throws. The rules of the fields hold when it is called. */
  submit: (values: V) => Promise<unknown>
  /** Navigates, closes or resets; called only while the form is still shown. */
  onSaved: (saved: Saved) => void
  /** Updates stores and lists after a save, also when the form was left meanwhile. */
  onChanged?: ((saved: Saved) => void) | undefined
  /** The toast of success, shown also when the form was left meanwhile. */
  success?: string | undefined
  /** The toast for a person who has left, where `onSaved` shows one itself. */
  savedAway?: string | undefined
  /** Whether the dialog of the form is open; a closed one counts as left while it fades. */
  isOpen?: boolean | undefined
  /** Finds what was added after all although its saving ended unknown; asked before it is sent again. Said by each form that adds. */
  twin?: Twin<V>
  /** A rule on all values together: its message stands above the buttons and saving is disabled. */
  block?: (values: Partial<V>) => string | undefined
}

export type Save<V extends object> = {
  /** What the form starts with. */
  start: Loaded<Partial<V>>
  form: FormApi<V, Partial<V>>
  guard: LeaveGuard
  /** Saves once; resolves with whether the form was accepted, undefined when nothing was started. */
  save: () => Promise<boolean | undefined>
}

/** The engine of a form: one save at a time, nothing typed is lost, nothing is sent twice. */
export function useSave<V extends object>(props: SaveProps<V>): Save<V> {
  const [blank] = useState(() => ready(props.blank ?? {}))
  const isNew = !props.entity || (props.mode === 'create' && props.entity.status === 'idle')
  const start: Loaded<Partial<V>> = (isNew ? undefined : props.entity) ?? blank
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const change = useChange(props.isOpen)
  /** What was saved is not sent again as it is: the second half of a double click, while a dialog closes. */
  const saved = useRef<unknown>(undefined)

  /** What was sent last, while it may have been saved: its twin is looked for before the next attempt. */
  const unknown = useRef<V>(undefined)

  const [form] = useState(() =>
    createForm<V, Partial<V>>({
      initialValues: start.value ?? {},
      mutators: { ...arrayMutators },
      onSubmit: send,
    }),
  )
  const guard = useLeaveGuard(() => form.getState().submitting || isDirty(form), {
    edited: () => form.getState().values,
  })

  async function send(values: V): Promise<SubmissionErrors> {
    const { submit, twin, mode, success, savedAway = 'Сохранено', onChanged } = latest.current
    const sendOnce = async () => {
      const doubted = unknown.current
      // Check for a duplicate once; a second press sends anyway.
      unknown.current = undefined
      if (doubted && mode === 'create' && typeof twin === 'function') await refuseTwin(twin, doubted)
      const response = await submit(values)
      saved.current = values
      return response
    }
    const failure = await change.run(sendOnce, {
      success,
      successAway: savedAway,
      explain: (found) => withAdvice(found, adviseOnRetry(mode, twin)),
      onChanged: (response) => {
        form.initialize(values)
        guard.release()
        onChanged?.({ response, values })
      },
      onDone: (response) => latest.current.onSaved({ response, values }),
    })
    if (!failure) return undefined
    if (failure.outcome === 'unknown') unknown.current = values
    return submitErrors(new RequestFailure(failure), form.getRegisteredFields())
  }

  const { arm } = guard
  const { value } = start
  const applied = useRef(value)
  useLayoutEffect(() => {
    // A parent may well hand over an equal object on each render: only another content starts the form anew.
    if (value === undefined || sameValues(value, applied.current)) return
    // What fields set by themselves before there was anything to edit is not typed.
    if (applied.current === undefined) form.initialize(value)
    else follow(form, value)
    applied.current = value
    arm()
  }, [form, value, arm])

  return {
    start,
    form,
    guard,
    save: async () => {
      const { values, submitting } = form.getState()
      const { block } = latest.current
      const isIdle = value !== undefined && !submitting && !block?.(values) && values !== saved.current
      if (!isIdle || (needsChange(latest.current) && !isDirty(form))) return undefined
      await form.submit()
      guard.arm()
      const { hasValidationErrors, hasSubmitErrors } = form.getState()
      return !hasValidationErrors && !hasSubmitErrors
    },
  }
}

/** Whether there is nothing to save in a form that is as it was shown. */
export const needsChange = ({ mode, waitsForChange = false }: Pick<SaveProps<object>, 'mode' | 'waitsForChange'>) =>
  mode === 'edit' || waitsForChange

/**
 * What is edited has changed elsewhere, or was loaded again: the form compares with that from now on. Untouched fields show it,
 * what is typed stays; a list counts as one field, since its rows may have moved.
 */
function follow<V extends object>(form: FormApi<V, Partial<V>>, newer: Partial<V>): void {
  const { values, initialValues = {} } = form.getState()
  const typed = (Object.keys({ ...initialValues, ...values }) as (keyof V)[]).filter(
    (key) => !sameValues(values[key], (initialValues as Partial<V>)[key]),
  )
  form.batch(() => {
    form.initialize(newer)
    for (const key of typed) form.change(key, values[key])
  })
}

/** Whether anything differs from what the form started with. */
function isDirty<V extends object>(form: FormApi<V, Partial<V>>): boolean {
  const { values, initialValues } = form.getState()
  return !sameValues(values, initialValues)
}
