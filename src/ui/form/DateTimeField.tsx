import { DatePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { MOMENT_VALUE } from './pickerValue'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'
import { type PickerText, pickerRule, usePickerText } from './usePickerText'

const MOMENT: PickerText = {
  value: MOMENT_VALUE,
  typed: ['DD-MM-YYYY HH:mm', 'DD.MM.YYYY HH:mm', 'DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm'],
  problem: 'Такой даты или времени нет',
}

/** City-local date and time, shown dd-MM-yyyy HH:mm; the value is `yyyy-MM-dd HH:mm:00`, as requests carry it. */
export function DateTimeField(props: FieldProps<string>) {
  const field = useFormField({ ...props, rule: pickerRule(MOMENT, props.rule) })
  const enter = usePickerEnter()
  const { picker, frame } = usePickerText(field, MOMENT)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <DatePicker
          {...field.control}
          {...enter}
          {...picker}
          showTime={{ format: 'HH:mm', minuteStep: 1 }}
          needConfirm={false}
          showNow={false}
          status={field.error === undefined ? undefined : 'error'}
          disabled={props.disabled}
          placeholder={props.placeholder ?? 'дд-мм-гггг чч:мм'}
        />
      </div>
    </FieldFrame>
  )
}
