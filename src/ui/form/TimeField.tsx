import { TimePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { TIME_VALUE } from './pickerValue'
import type { FieldProps } from './useFormField'
import { type PickerText, usePicker } from './usePicker'

const TIME: PickerText = {
  value: TIME_VALUE,
  typed: ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HHmm'],
  problem: 'Такого времени нет',
  placeholder: 'чч:мм',
}

/** The form value is `HH:mm`. */
export function TimeField(props: FieldProps<string>) {
  const { field, picker, frame } = usePicker(props, TIME)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <TimePicker {...picker} minuteStep={5} needConfirm={false} showNow={false} />
      </div>
    </FieldFrame>
  )
}
