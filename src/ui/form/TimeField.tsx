import { TimePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { TIME_VALUE } from './pickerValue'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'
import { type PickerText, pickerRule, usePickerText } from './usePickerText'

export type TimeFieldProps = FieldProps<string> & {
  /** Step between the minutes that the list offers. The user can type any minute. */
}

const TIME: PickerText = {
  value: TIME_VALUE,
  typed: ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HHmm'],
  problem: 'Такого времени нет',
}

/** The form value is `HH:mm`. */
export function TimeField(props: TimeFieldProps) {
  const field = useFormField({ ...props, rule: pickerRule(TIME, props.rule) })
  const enter = usePickerEnter()
  const { picker, frame } = usePickerText(field, TIME)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <TimePicker
          {...field.control}
          {...enter}
          {...picker}
          minuteStep={5}
          needConfirm={false}
          showNow={false}
          status={field.error === undefined ? undefined : 'error'}
          disabled={props.disabled}
          placeholder={props.placeholder ?? 'чч:мм'}
        />
      </div>
    </FieldFrame>
  )
}
