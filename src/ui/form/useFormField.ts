import { getIn } from 'final-form'
import { type FocusEvent, useCallback, useId, useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FieldName } from './fieldNames'
import type { Rule } from './rules'
import { sameValues } from './values'

/** What every field takes. */
export type FieldProps<V> = {
  name: FieldName<V>
  label: string
  rule?: Rule<V>
  /** A line under the control while there is no error. */
  hint?: string
  disabled?: boolean
  placeholder?: string
  /** Called after the user has changed the value: the place to reset fields that depend on this one. */
  onChange?: (value: V | undefined) => void
}

export type FormField<V> = {
  /** Undefined when there is none. */
  value: V | undefined
  /** Shown once the field was left, or a submit was tried. */
  error: string | undefined
  isRequired: boolean
  /** A change by the user. */
  change: (value: V | null | undefined) => void
  /** Ids that tie label, control and message together. */
  ids: { control: string; message: string }
  /** To be spread on the element that takes the focus. */
  control: {
    id: string
    'aria-invalid': boolean
    'aria-required': boolean
    'aria-describedby': string | undefined
    onFocus: (event?: FocusEvent<HTMLElement>) => void
    onBlur: (event?: FocusEvent<HTMLElement>) => void
  }
}

/** One field of the form: its value, its visible error and what ties its control to them. */
export function useFormField<V>({ name, rule, hint, onChange }: FieldProps<V>): FormField<V> {
  const form = useForm()
  useKept(name)
  const { input, meta } = useField<V | null | undefined>(name, {
    validate: (value, values, field) => rule?.(value, values, field?.name ?? name),
    isEqual: sameValues,
    format: asItIs,
    parse: asItIs,
  })
  const id = useId()
  // The hook's own state is one effect late for a row that has just been added.
  const value: unknown = form.getFieldState(name) ? input.value : getIn(form.getState().values, name)
  const error = visibleError(meta)
  const isRequired = rule?.(undefined, form.getState().values, name) !== undefined
  return {
    value: value === '' || value === null ? undefined : (value as V | undefined),
    error,
    isRequired,
    change: (next) => {
      form.change(name, next ?? null)
      onChange?.(next ?? undefined)
    },
    ids: { control: id, message: `${id}-message` },
    control: {
      id,
      'aria-invalid': error !== undefined,
      'aria-required': isRequired,
      'aria-describedby': error !== undefined || hint ? `${id}-message` : undefined,
      onFocus: input.onFocus,
      onBlur: input.onBlur,
    },
  }
}

const asItIs = <V>(value: V): V => value

/** Own errors after touch or submit; the server's until the value is changed. */
function visibleError(meta: ReturnType<typeof useField>['meta']): string | undefined {
  const { error, submitError, touched, modifiedSinceLastSubmit } = meta as {
    error?: unknown
    submitError?: unknown
    touched?: boolean
    modifiedSinceLastSubmit?: boolean
  }
  if (touched && typeof error === 'string') return error
  if (!modifiedSinceLastSubmit && typeof submitError === 'string') return submitError
  return undefined
}

/**
 * Registers the field before react-final-form's own effect does: version 7.0.1 sets a field that it does not know yet
 * back to the form's initial value, which would undo what was typed before the field was hidden, and would bring a
 * removed row back to life in the next one that is added.
 */
export function useKept(name: string): void {
  const form = useForm()
  const noop = useCallback(() => undefined, [])
  useLayoutEffect(() => form.registerField(name, noop, {}, { isEqual: sameValues }), [form, name, noop])
}
