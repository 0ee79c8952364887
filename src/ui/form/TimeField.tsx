import { TimePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { fromPicker, TIME_VALUE, toPicker } from './pickerValue'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'

export type TimeFieldProps = FieldProps<string> & {
  /** The list offers every so many minutes; any minute can be typed. */
  step?: 1 | 5 | 10 | 15 | 30
}

/** A time of day; shown and held as `HH:mm`. */
export function TimeField(props: TimeFieldProps) {
  const field = useFormField(props)
  const enter = usePickerEnter()
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <TimePicker
        {...field.control}
        {...enter}
        value={toPicker(field.value, TIME_VALUE)}
        onChange={(picked) => field.change(fromPicker(picked, TIME_VALUE))}
        format={TIME_VALUE}
        minuteStep={props.step ?? 5}
        needConfirm={false}
        showNow={false}
        status={field.error === undefined ? undefined : 'error'}
        disabled={props.disabled}
        placeholder={props.placeholder ?? 'чч:мм'}
      />
    </FieldFrame>
  )
}
