import { TimePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { TIME_VALUE_FORMAT } from './pickerValue'
import { type PickerFormats, useDatePickerField } from './useDatePickerField'
import type { FieldProps } from './useFormField'

const TIME: PickerFormats = {
  value: TIME_VALUE_FORMAT,
  typed: ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HHmm'],
  problem: 'Такого времени нет',
  placeholder: 'чч:мм',
}

/** The form value is `HH:mm`. */
export function TimeField(props: FieldProps<string>) {
  const { field, picker, frame } = useDatePickerField(props, TIME)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <TimePicker {...picker} minuteStep={5} needConfirm={false} showNow={false} />
      </div>
    </FieldFrame>
  )
}
