import { DatePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { DATE_VALUE, fromPicker, toPicker } from './pickerValue'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'

export type DateFieldProps = FieldProps<string> & {
  /** Dates outside cannot be picked; `yyyy-MM-dd`. */
  min?: string
  max?: string
}

/** A date, shown dd-MM-yyyy; the value is `yyyy-MM-dd`. */
export function DateField(props: DateFieldProps) {
  const field = useFormField(props)
  const enter = usePickerEnter()
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <DatePicker
        {...field.control}
        {...enter}
        value={toPicker(field.value, DATE_VALUE)}
        onChange={(picked) => field.change(fromPicker(picked, DATE_VALUE))}
        format="DD-MM-YYYY"
        minDate={toPicker(props.min, DATE_VALUE) ?? undefined}
        maxDate={toPicker(props.max, DATE_VALUE) ?? undefined}
        status={field.error === undefined ? undefined : 'error'}
        disabled={props.disabled}
        placeholder={props.placeholder ?? 'дд-мм-гггг'}
      />
    </FieldFrame>
  )
}
