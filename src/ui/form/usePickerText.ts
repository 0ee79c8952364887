import type { Dayjs } from 'dayjs'
import { type FormEvent, useRef } from 'react'
import { fromPicker, readPicked, toPicker } from './pickerValue'
import type { Rule } from './rules'
import type { FormField } from './useFormField'

/** How a picker's value is held by the form, shown, and what else is understood when it is typed. */
export type PickerText = {
  /** The format of the form's value. */
  value: string
  /** The first is shown, all are read. */
  typed: string[]
  /** What is said of a text that is none of them. */
  problem: string
}

/**
 * Ties a picker to its field, typed text included. The library keeps a text that is no date (31-02-2026) on the screen
 * and tells nobody, so that the old date would be sent; here the form holds the text itself, with its problem as error.
 */
export function usePickerText(field: FormField<string>, text: PickerText) {
  const picked = toPicker(field.value, text.value)
  const last = useRef<Dayjs | null>(picked)
  // While the text is no date the picker keeps the last one: another value would replace what is being typed.
  if (picked || field.value === undefined) last.current = picked
  return {
    picker: {
      value: last.current,
      format: text.typed,
      preserveInvalidOnBlur: true,
      onChange: (date: Dayjs | null) => field.change(fromPicker(date, text.value)),
    },
    /** For an element around the picker: what is typed arrives there. */
    frame: {
      className: 'field__picker',
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) field.change(readPicked(target.value, text.typed, text.value))
      },
    },
  }
}

/** The problem of a text that is no date comes before the field's own rule. */
export function pickerRule(text: PickerText, rule: Rule<string> | undefined): Rule<string> {
  return (value, values, name) =>
    value && toPicker(value, text.value) === null ? text.problem : rule?.(value, values, name)
}
