import { useId } from 'react'
import { useForm } from 'react-final-form'
import type { FieldName } from './fieldNames'
import { type FieldWords, useFieldWords } from './fieldWords'
import type { Rule } from './rules'
import { useFieldState } from './useFieldState'

/** What every field takes, one that can show no placeholder included. */
export type LabelledProps<V> = {
  name: FieldName<V>
  label: string
  rule?: Rule<V>
  /** A line under the control while there is no error. */
  hint?: string
  disabled?: boolean
  /** Called after the user has changed the value: the place to reset fields that depend on this one. */
  onChange?: (value: V | undefined) => void
}

/** What a field takes into which something is typed or chosen. */
export type FieldProps<V> = LabelledProps<V> & { placeholder?: string }

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
    onFocus: () => void
    onBlur: () => void
  }
}

/** One field of the form: its value, its visible error and what ties its control to them. */
export function useFormField<V>(props: FieldProps<V> & Pick<FieldWords, 'options'>): FormField<V> {
  const { name, label, options, rule, hint, onChange } = props
  useFieldWords(name, { label, options })
  const form = useForm()
  const state = useFieldState<V>(name, rule)
  const id = useId()
  const error = visibleError(state)
  const isRequired = rule?.(undefined, () => form.getState().values, name) !== undefined
  return {
    value: state.value === '' || state.value === null ? undefined : (state.value as V | undefined),
    error,
    isRequired,
    change: (next) => {
      // Null, not undefined, which would take the key out of the values: what was emptied is sent as empty.
      form.change(name, next ?? null)
      onChange?.(next ?? undefined)
    },
    ids: { control: id, message: `${id}-message` },
    control: {
      id,
      'aria-invalid': error !== undefined,
      'aria-required': isRequired,
      'aria-describedby': error !== undefined || hint ? `${id}-message` : undefined,
      onFocus: () => form.focus(name),
      onBlur: () => form.blur(name),
    },
  }
}

/** Own errors after touch or submit; the server's until the value is changed. */
function visibleError(state: ReturnType<typeof useFieldState>): string | undefined {
  const { error, submitError, touched, modifiedSinceLastSubmit } = state
  if (touched && typeof error === 'string') return error
  if (!modifiedSinceLastSubmit && typeof submitError === 'string') return submitError
  return undefined
}
