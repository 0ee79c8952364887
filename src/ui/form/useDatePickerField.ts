import type { Dayjs } from 'dayjs'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { FieldRule } from './fieldRules'
import { formatPickerValue, parsePickerText, parsePickerValue } from './pickerValue'
import { type FormFieldProps, useFormField } from './useFormField'

export type DatePickerFormats = {
  value: string
  /** Formats that the user may type; the first one is shown. */
  typed: string[]
  problem: string
  placeholder: string
}

/**
 * Connects a date picker to a form and writes the text that the user types to the form. antd shows an invalid date (31-02-2026) without
 * reporting it, so the previous date would be sent. Here the form value is the invalid text, with an error.
 */
export function useDatePickerField(props: FormFieldProps<string>, text: DatePickerFormats) {
  const field = useFormField({ ...props, rule: pickerRule(text, props.rule) })
  const enter = usePickerEnter()
  const picked = parsePickerValue(field.value, text.value)
  const last = useRef<Dayjs | null>(picked)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The clear button of antd is taken out of the Tab order: the user can clear the text in the input, and each date field would otherwise
    // have two Tab stops.
    frame.current?.querySelector<HTMLElement>('.ant-picker-clear')?.setAttribute('tabindex', '-1')
  })
  // While the typed text is invalid, pass the last valid date to the picker: a new `value` would replace the typed text.
  if (picked || field.value === undefined) last.current = picked
  return {
    field,
    picker: {
      ...field.control,
      ...enter,
      value: last.current,
      format: text.typed,
      preserveInvalidOnBlur: true,
      onChange: (date: Dayjs | null) => field.change(formatPickerValue(date, text.value)),
      status: field.error === undefined ? undefined : ('error' as const),
      placeholder: props.placeholder ?? text.placeholder,
    },
    /** Props of an element around the picker. Its `onInput` receives the input events that bubble up from the picker. */
    frame: {
      ref: frame,
      className: 'field__picker',
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) field.change(parsePickerText(target.value, text.typed, text.value))
      },
    },
  }
}

function pickerRule(text: DatePickerFormats, rule: FieldRule<string> | undefined): FieldRule<string> {
  return (value, values, name) =>
    value && parsePickerValue(value, text.value) === null ? text.problem : rule?.(value, values, name)
}

/** If the calendar is open, Enter picks a date. The same key press must not submit the form. */
function usePickerEnter() {
  return useMemo(() => {
    let isOpen = false
    return {
      onOpenChange: (open: boolean) => {
        if (open) isOpen = true
        // Enter closes the calendar before `onKeyDown` runs. Clear `isOpen` only in a microtask, so that `onKeyDown` still reads true.
        else queueMicrotask(() => (isOpen = false))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isOpen) event.preventDefault()
      },
    }
  }, [])
}
