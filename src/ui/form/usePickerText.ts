import type { Dayjs } from 'dayjs'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { fromPicker, readPicked, toPicker } from './pickerValue'
import type { Rule } from './rules'
import type { FormField } from './useFormField'

export type PickerText = {
  value: string
  typed: string[]
  problem: string
}

/**
 * Writes the text that the user types into a date picker to the form. antd shows an invalid date (31-02-2026) without reporting it, so the
 * previous date would be sent. Here the form value is the invalid text, with an error.
 */
export function usePickerText(field: FormField<string>, text: PickerText) {
  const picked = toPicker(field.value, text.value)
  const last = useRef<Dayjs | null>(picked)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The text can be cleared in the input, so antd's button is no Tab stop: a form would need twice as many presses.
    frame.current?.querySelector<HTMLElement>('.ant-picker-clear')?.setAttribute('tabindex', '-1')
  })
  // While the typed text is invalid, the picker gets the last valid date: a new `value` would replace the typed text.
  if (picked || field.value === undefined) last.current = picked
  return {
    picker: {
      value: last.current,
      format: text.typed,
      preserveInvalidOnBlur: true,
      onChange: (date: Dayjs | null) => field.change(fromPicker(date, text.value)),
    },
    /** Props of an element around the picker, to which the picker's input events bubble. */
    frame: {
      ref: frame,
      className: 'field__picker',
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) field.change(readPicked(target.value, text.typed, text.value))
      },
    },
  }
}

export function pickerRule(text: PickerText, rule: Rule<string> | undefined): Rule<string> {
  return (value, values, name) =>
    value && toPicker(value, text.value) === null ? text.problem : rule?.(value, values, name)
}
