import { TimePicker } from 'antd'
import { FormFieldFrame } from './FormFieldFrame'
import { TIME_VALUE_FORMAT } from './pickerValue'
import { type DatePickerFormats, useDatePickerField } from './useDatePickerField'
import type { FormFieldProps } from './useFormField'

const TIME: DatePickerFormats = {
  value: TIME_VALUE_FORMAT,
  typed: ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HHmm'],
  problem: 'Такого времени нет',
  placeholder: 'чч:мм',
}

/** The form value is `HH:mm`. */
export function TimeField(props: FormFieldProps<string>) {
  const { field, picker, frame } = useDatePickerField(props, TIME)
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <TimePicker {...picker} minuteStep={5} needConfirm={false} showNow={false} />
      </div>
    </FormFieldFrame>
  )
}
