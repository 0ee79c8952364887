import { createForm, type FormApi, type SubmissionErrors } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import { RequestFailure } from '../../lib/failure'
import { createLoadedValue, type LoadedValue } from '../../lib/loadedValue'
import { createDuplicateGuard, type DuplicateGuard, type UnknownSaveAttempt } from '../../ui/form/duplicateGuard'
import { equalFormValues } from '../../ui/form/formValues'
import { toSubmitErrors } from '../../ui/form/submitErrors'
import type { FormMergeRules } from './mergeFormValues'
import { useFormConflictCheck } from './useFormConflictCheck'
import { useLeaveGuard } from './useLeaveGuard'
import { useMutation } from './useMutation'

export type FormSaveOutcome = { response: unknown; values: object }

export type FormSaveProps<V extends object> = {
  /** The loaded entity to edit. For a new entry, omit `entity` or pass one with the status `idle`. */
  entity?: LoadedValue<Partial<V>>
  /** Initial values of a new entry. They are read only on the first render, so that later changes do not overwrite input. */
  blank?: Partial<V>
  mode: 'create' | 'edit'
  waitsForChange?: boolean
  /**
   * Sends the values. It is called only if all values are valid, and rejects if the request fails. `saved` is the baseline of the form: the
   * values of the server's last response, or the blank values of a new entry.
   */
  submit: (values: V, saved: Partial<V>) => Promise<unknown>
  /** Exceptions for merging the form with another user's changes. By default each field is merged by itself. */
  merge?: FormMergeRules
  onSaved: (saved: FormSaveOutcome) => void
  onChanged?: ((saved: FormSaveOutcome) => void) | undefined
  /**
   * Reloads the list. Runs instead of `onSaved` if the user has left the form. Also runs when the conflict dialog opens, because another
   * user has changed or deleted the entity.
   */
  onAway?: (() => void) | undefined
  success?: string | ((response: unknown) => string) | undefined
  /** Toast after a save without `success` if the user has left the form. Null shows no toast, because `onChanged` shows its own. */
  savedAway?: string | null | undefined
  /** False once the form's dialog is closed: the user then counts as having left, even during the closing animation. */
  isOpen?: boolean | undefined
  /** Prevents a duplicate when the user saves again after a save with unknown outcome. Every form that creates entries sets it. */
  duplicate?: DuplicateGuard<V>
  /**
   * Set it if the form can be closed and opened again for the same entry. If the outcome of the last save is unknown, the reopened form
   * then searches for a duplicate before the next save.
   */
  unknownAttempt?: UnknownSaveAttempt<V> | undefined
  block?: (values: Partial<V>) => string | undefined
  /**
   * Warnings by field. The first save shows the warnings and sends nothing. If the warnings are still the same, the next save sends the
   * values, because the server decides (contract, «rules of the mock that the specification does not have»).
   */
  warnings?: (values: Partial<V>) => Record<string, string>
}

export function useFormSave<V extends object>(props: FormSaveProps<V>) {
  const [blank] = useState(() => createLoadedValue(props.blank ?? {}))
  const isNew = !props.entity || (props.mode === 'create' && props.entity.status === 'idle')
  const start: LoadedValue<Partial<V>> = (isNew ? undefined : props.entity) ?? blank
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const change = useMutation(props.isOpen)
  /**
   * Values of the last successful save. The second click of a double click would send the same values while the dialog closes, so it is
   * ignored.
   */
  const saved = useRef<unknown>(undefined)
  const [failedSaves, setFailedSaves] = useState(0)

  const [attempt] = useState(() => props.unknownAttempt ?? {})
  const [sendOnce] = useState(() => createDuplicateGuard<V>(() => latest.current, attempt))
  const warned = useRef<Record<string, string>>({})

  const [form] = useState(() =>
    createForm<V, Partial<V>>({
      initialValues: start.value ?? {},
      mutators: { ...arrayMutators, markSent },
      onSubmit: send,
    }),
  )
  const guard = useLeaveGuard(() => form.getState().submitting || isDirty(form), {
    isSaving: change.isPending,
    edited: () => form.getState().values,
  })
  const newer = useFormConflictCheck(form, start.value, { rules: props.merge, save: () => void save(true) })

  async function send(values: V): Promise<SubmissionErrors> {
    const fields = latest.current.warnings?.(values) ?? {}
    const isKnown = deepEqual(fields, warned.current)
    warned.current = fields
    if (Object.keys(fields).length > 0 && !isKnown) {
      return toSubmitErrors(new RequestFailure({ ...CHECK_WARNINGS, fields }), form.getRegisteredFields())
    }
    const { submit, mode, entity, success, savedAway = 'Сохранено', onChanged } = latest.current
    let sent = values
    const sendValues = async () => {
      if (mode === 'edit' && entity?.latest) {
        await newer.check(entity.latest)
        form.mutators.markSent?.()
        if (form.getState().hasValidationErrors) throw new RequestFailure(INVALID_AFTER_MERGE)
      }
      const { values: checked, initialValues = {} } = form.getState()
      sent = checked
      const response = await submit(checked, initialValues)
      saved.current = sent
      return response
    }
    const failure = await change.run(() => sendOnce(values, sendValues), {
      success,
      successAway: savedAway ?? undefined,
      onChanged: (response) => {
        newer.begin(sent)
        guard.release()
        onChanged?.({ response, values: sent })
      },
      onFailed: () => {
        if (newer.ask()) latest.current.onAway?.()
      },
      onDone: (response) => latest.current.onSaved({ response, values: sent }),
      onAway: () => latest.current.onAway?.(),
    })
    if (!failure) return undefined
    return toSubmitErrors(new RequestFailure(failure), form.getRegisteredFields())
  }

  const { arm } = guard
  const { value } = start
  const applied = useRef(value)
  const begin = useEffectEvent(newer.begin)
  const follow = useEffectEvent(newer.follow)
  useLayoutEffect(() => {
    // Parents often pass a new object with equal content on each render. The form is updated only if the content has changed.
    if (value === undefined || equalFormValues(value, applied.current)) return
    // Values that the fields set before the entity was loaded are not user input, so the loaded values replace them.
    if (applied.current === undefined) begin(value)
    else follow(value)
    applied.current = value
    arm()
  }, [value, arm])

  /**
   * `isChosen`: the user saves in the conflict dialog. The form is then submitted even without unsaved changes: none are left if the user
   * has chosen only the server's versions.
   */
  async function save(isChosen = false): Promise<void> {
    const { values, submitting } = form.getState()
    const { block } = latest.current
    const isIdle = value !== undefined && !submitting && !block?.(values) && values !== saved.current
    if (!isIdle || (saveRequiresChange(latest.current) && !isChosen && !isDirty(form))) return
    await form.submit()
    guard.arm()
    const { hasValidationErrors, hasSubmitErrors } = form.getState()
    if (hasValidationErrors || hasSubmitErrors) setFailedSaves((count) => count + 1)
  }
  return { start, form, guard, newer, attempt, failedSaves, save: () => save() }
}

export const saveRequiresChange = ({
  mode,
  waitsForChange = false,
}: Pick<FormSaveProps<object>, 'mode' | 'waitsForChange'>) => mode === 'edit' || waitsForChange

/** No request was sent. The outcome `unknown` is set because it gives the alert the colour of a warning. */
const CHECK_WARNINGS = {
  message: 'Проверьте отмеченные поля. Если всё верно, нажмите кнопку ещё раз',
  outcome: 'unknown',
} as const

const INVALID_AFTER_MERGE = {
  message: 'Не сохранено: данные на сервере изменились. Исправьте отмеченные поля',
} as const

/**
 * Marks all fields as touched and as unmodified since the submit. The check before a save writes the typed values to the form again, which
 * final-form treats as an edit by the user. Without these marks final-form would hide the errors of the fields.
 */
const markSent = (
  _: unknown,
  { fields }: { fields: Record<string, { modifiedSinceLastSubmit: boolean; touched: boolean }> },
) => {
  for (const field of Object.values(fields)) Object.assign(field, { modifiedSinceLastSubmit: false, touched: true })
}

function isDirty<V extends object>(form: FormApi<V, Partial<V>>): boolean {
  const { values, initialValues } = form.getState()
  return !equalFormValues(values, initialValues)
}
