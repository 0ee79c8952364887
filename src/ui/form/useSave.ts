import { createForm, type FormApi, type SubmissionErrors } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { useLayoutEffect, useRef, useState } from 'react'
import { RequestFailure } from '../../lib/failure'
import { type Loaded, ready } from '../../lib/loaded'
import { adviseOnRetry, type Duplicate, refuseDuplicate, withAdvice } from './duplicate'
import { submitErrors } from './submitErrors'
import { useChange } from './useChange'
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard'
import { sameValues } from './values'

export type Saved = { response: unknown; values: object }

export type SaveProps<V extends object> = {
  /** The values to edit. Omit it, or pass an idle state, to create an entry. */
  entity?: Loaded<Partial<V>>
  /** Initial values of a new entry. Read once, so that a later change does not overwrite input. */
  blank?: Partial<V>
  mode: 'create' | 'edit'
  waitsForChange?: boolean
  /** Called only with valid values; rejects with the failure. */
  submit: (values: V) => Promise<unknown>
  onSaved: (saved: Saved) => void
  onChanged?: ((saved: Saved) => void) | undefined
  success?: string | undefined
  savedAway?: string | undefined
  /** A closed dialog counts as left during its closing animation. */
  isOpen?: boolean | undefined
  /** Duplicate check before sending again after an unknown outcome. Every form that creates an entry sets it. */
  duplicate?: Duplicate<V>
  block?: (values: Partial<V>) => string | undefined
}

export type Save<V extends object> = {
  start: Loaded<Partial<V>>
  form: FormApi<V, Partial<V>>
  guard: LeaveGuard
  /** Resolves with whether the save succeeded; undefined if it did not start. */
  save: () => Promise<boolean | undefined>
}

export function useSave<V extends object>(props: SaveProps<V>): Save<V> {
  const [blank] = useState(() => ready(props.blank ?? {}))
  const isNew = !props.entity || (props.mode === 'create' && props.entity.status === 'idle')
  const start: Loaded<Partial<V>> = (isNew ? undefined : props.entity) ?? blank
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const change = useChange(props.isOpen)
  /** Prevents the second click of a double click from sending the same values while the dialog closes. */
  const saved = useRef<unknown>(undefined)

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
    const { submit, duplicate, mode, success, savedAway = 'Сохранено', onChanged } = latest.current
    const sendOnce = async () => {
      const doubted = unknown.current
      // Check for a duplicate once; a second press sends anyway.
      unknown.current = undefined
      if (doubted && mode === 'create' && typeof duplicate === 'function') await refuseDuplicate(duplicate, doubted)
      const response = await submit(values)
      saved.current = values
      return response
    }
    const failure = await change.run(sendOnce, {
      success,
      successAway: savedAway,
      explain: (found) => withAdvice(found, adviseOnRetry(mode, duplicate)),
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
    // Parents often pass an equal object on each render; only different content resets the form.
    if (value === undefined || sameValues(value, applied.current)) return
    // Values set by fields before the entity loaded are not user input.
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

export const needsChange = ({ mode, waitsForChange = false }: Pick<SaveProps<object>, 'mode' | 'waitsForChange'>) =>
  mode === 'edit' || waitsForChange

/**
 * On reload, typed fields are kept; the new data becomes the baseline for the dirty check. An array counts as one
 * field, because its rows may have moved.
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

function isDirty<V extends object>(form: FormApi<V, Partial<V>>): boolean {
  const { values, initialValues } = form.getState()
  return !sameValues(values, initialValues)
}
