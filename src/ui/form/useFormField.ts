import { type FieldState, getIn } from 'final-form'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { type FieldLabelInfo, useRegisterFieldLabel } from './fieldLabels'
import type { FieldName } from './fieldNames'
import type { FieldRule } from './fieldRules'
import { equalFormValues } from './formValues'

export type LabelledFieldProps<V> = {
  name: FieldName<V>
  label: string
  rule?: FieldRule<V>
  hint?: string
  disabled?: boolean
  onChange?: (value: V | undefined) => void
}

export type FormFieldProps<V> = LabelledFieldProps<V> & { placeholder?: string }

export type FormFieldState<V> = {
  value: V | undefined
  /** Error message to show. Undefined until the field has lost the focus or the user has tried to submit. */
  error: string | undefined
  isRequired: boolean
  change: (value: V | null | undefined) => void
  ids: { control: string; message: string }
  control: {
    id: string
    disabled: boolean | undefined
    placeholder: string | undefined
    'aria-invalid': boolean
    'aria-required': boolean
    'aria-describedby': string | undefined
    onFocus: () => void
    onBlur: () => void
  }
}

export function useFormField<V>(props: FormFieldProps<V> & Omit<FieldLabelInfo, 'label'>): FormFieldState<V> {
  const { name, label, options, unit, rule, hint, onChange } = props
  useRegisterFieldLabel(name, { label, options, unit })
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
      disabled: props.disabled,
      placeholder: props.placeholder,
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

type Shown = Pick<FieldState<unknown>, 'value' | 'error' | 'submitError' | 'touched' | 'modifiedSinceLastSubmit'>

const SUBSCRIPTION = { value: true, error: true, submitError: true, touched: true, modifiedSinceLastSubmit: true }

/**
 * Registers a form field and returns its state. It replaces `useField` of react-final-form 7.0.1, which has two defects:
 * - It resets a field that registers again to its initial value. The input of a temporarily hidden field is lost, and a removed row
 *   reappears when the next row is added.
 * - It notifies all fields of each registration, which takes seconds with 60 schedule rows.
 */
function useFieldState<V>(name: string, rule?: FieldRule<V>): Shown {
  const form = useForm()
  const [shown, setShown] = useState<Shown & { name: string }>(() => ({
    name,
    value: getIn(form.getState().values, name),
  }))
  const latest = useRef(rule)
  useLayoutEffect(() => {
    latest.current = rule
  })

  useLayoutEffect(() => {
    // final-form passes `field` only to a validator that declares three parameters. After rows have moved, the field has a new name, which
    // only `field.name` contains.
    const validate = (value: V, values: object, field?: FieldState<V>) =>
      latest.current?.(value, () => values, field?.name ?? name)
    const show = (state: FieldState<unknown>) => {
      const { value, error, submitError, touched, modifiedSinceLastSubmit } = state
      const next = { name, value, error, submitError, touched, modifiedSinceLastSubmit }
      setShown((last) => (isSame(last, next) ? last : next))
    }
    return form.registerField(name, show, SUBSCRIPTION, {
      getValidator: () => (latest.current ? validate : undefined),
      isEqual: equalFormValues,
      silent: true,
    })
  }, [form, name])

  return shown.name === name ? shown : { value: getIn(form.getState().values, name) }
}

function isSame(a: Shown, b: Shown): boolean {
  return (
    Object.is(a.value, b.value) &&
    a.error === b.error &&
    a.submitError === b.submitError &&
    Boolean(a.touched) === Boolean(b.touched) &&
    Boolean(a.modifiedSinceLastSubmit) === Boolean(b.modifiedSinceLastSubmit)
  )
}
