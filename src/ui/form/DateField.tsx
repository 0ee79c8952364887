import { DatePicker } from 'antd'
import { formatDate } from '../../lib/moments'
import { FieldFrame } from './FieldFrame'
import { DATE_VALUE, toPicker } from './pickerValue'
import type { Rule } from './rules'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'
import { type PickerText, pickerRule, usePickerText } from './usePickerText'

export type DateFieldProps = FieldProps<string> & {
  /** Earliest allowed date as `yyyy-MM-dd`. The user can neither pick nor type an earlier date. */
  min?: string | undefined
  max?: string | undefined
}

const DATE: PickerText = {
  value: DATE_VALUE,
  typed: ['DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DDMMYYYY'],
  problem: 'Такой даты нет',
}

/** The form value is `yyyy-MM-dd`. */
export function DateField(props: DateFieldProps) {
  const { min, max } = props
  const field = useFormField({ ...props, rule: pickerRule(DATE, within(min, max, props.rule)) })
  const enter = usePickerEnter()
  const { picker, frame } = usePickerText(field, DATE)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <DatePicker
          {...field.control}
          {...enter}
          {...picker}
          minDate={toPicker(min, DATE_VALUE) ?? undefined}
          maxDate={toPicker(max, DATE_VALUE) ?? undefined}
          status={field.error === undefined ? undefined : 'error'}
          disabled={props.disabled}
          placeholder={props.placeholder ?? 'дд-мм-гггг'}
        />
      </div>
    </FieldFrame>
  )
}

function within(min: string | undefined, max: string | undefined, rule: Rule<string> | undefined): Rule<string> {
  return (value, values, name) => {
    if (value && isDate(min) && value < min) return `Не раньше ${formatDate(min)}`
    if (value && isDate(max) && value > max) return `Не позже ${formatDate(max)}`
    return rule?.(value, values, name)
  }
}

/** `min` and `max` may come from another field that contains an invalid date. An invalid limit is ignored. */
const isDate = (value: string | undefined): value is string => toPicker(value, DATE_VALUE) !== null
