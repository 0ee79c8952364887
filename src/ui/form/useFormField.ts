import { useId } from 'react'
import { useForm } from 'react-final-form'
import type { FieldName } from './fieldNames'
import { type FieldWords, useFieldWords } from './fieldWords'
import type { Rule } from './rules'
import { useFieldState } from './useFieldState'

export type LabelledProps<V> = {
  name: FieldName<V>
  label: string
  rule?: Rule<V>
  hint?: string
  disabled?: boolean
  onChange?: (value: V | undefined) => void
}

export type FieldProps<V> = LabelledProps<V> & { placeholder?: string }

export type FormField<V> = {
  value: V | undefined
  /** Error message to show. Undefined until the field has lost the focus or the user has tried to submit. */
  error: string | undefined
  isRequired: boolean
  change: (value: V | null | undefined) => void
  ids: { control: string; message: string }
  control: {
    id: string
    'aria-invalid': boolean
    'aria-required': boolean
    'aria-describedby': string | undefined
    onFocus: () => void
    onBlur: () => void
  }
}

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
      // A cleared field gets null. With undefined, final-form would remove the key and the cleared value would not be sent.
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

function visibleError(state: ReturnType<typeof useFieldState>): string | undefined {
  const { error, submitError, touched, modifiedSinceLastSubmit } = state
  if (touched && typeof error === 'string') return error
  if (!modifiedSinceLastSubmit && typeof submitError === 'string') return submitError
  return undefined
}
