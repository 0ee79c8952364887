import { DatePicker } from 'antd'
import { FieldFrame } from './FieldFrame'
import { fromPicker, MOMENT_VALUE, toPicker } from './pickerValue'
import { type FieldProps, useFormField } from './useFormField'
import { usePickerEnter } from './usePickerEnter'

/** City-local date and time, shown dd-MM-yyyy HH:mm; the value is `yyyy-MM-dd HH:mm:00`, as requests carry it. */
export function DateTimeField(props: FieldProps<string>) {
  const field = useFormField(props)
  const enter = usePickerEnter()
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <DatePicker
        {...field.control}
        {...enter}
        value={toPicker(field.value, MOMENT_VALUE)}
        onChange={(picked) => field.change(fromPicker(picked, MOMENT_VALUE))}
        format="DD-MM-YYYY HH:mm"
        showTime={{ format: 'HH:mm', minuteStep: 1 }}
        needConfirm={false}
        showNow={false}
        status={field.error === undefined ? undefined : 'error'}
        disabled={props.disabled}
        placeholder={props.placeholder ?? 'дд-мм-гггг чч:мм'}
      />
    </FieldFrame>
  )
}
