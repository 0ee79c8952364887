import { DatePicker } from 'antd'
import type { KeyboardEvent } from 'react'
import { FormFieldFrame } from './FormFieldFrame'
import { DATE_TIME_VALUE_FORMAT, formatPickerValue, parsePickerValue } from './pickerValue'
import { type DatePickerFormats, useDatePickerField } from './useDatePickerField'
import type { FormFieldProps } from './useFormField'

const MOMENT: DatePickerFormats = {
  value: DATE_TIME_VALUE_FORMAT,
  typed: ['DD-MM-YYYY HH:mm', 'DD.MM.YYYY HH:mm', 'DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm'],
  problem: 'Такой даты или времени нет',
  placeholder: 'дд-мм-гггг чч:мм',
}

const ARROWS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
const isChord = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/**
 * Date and time in the city's time zone, shown as dd-MM-yyyy HH:mm. The form value is `yyyy-MM-dd HH:mm:00`. If `stepMinutes` is set, the
 * up arrow key adds that many minutes and the down arrow key subtracts them.
 */
export function DateTimeField({ stepMinutes, ...props }: FormFieldProps<string> & { stepMinutes?: number }) {
  const { field, picker, frame } = useDatePickerField(props, MOMENT)
  const onKeyDown = (event: KeyboardEvent) => {
    picker.onKeyDown(event)
    const direction = ARROWS[event.key]
    const picked = parsePickerValue(field.value, DATE_TIME_VALUE_FORMAT)
    if (stepMinutes === undefined || direction === undefined || !picked || isChord(event)) return
    event.preventDefault()
    field.change(formatPickerValue(picked.add(direction * stepMinutes, 'minute'), DATE_TIME_VALUE_FORMAT))
  }
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <DatePicker
          {...picker}
          onKeyDown={onKeyDown}
          showTime={{ format: 'HH:mm', minuteStep: 1 }}
          needConfirm={false}
          showNow={false}
        />
      </div>
    </FormFieldFrame>
  )
}
