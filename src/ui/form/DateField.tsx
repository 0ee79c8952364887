import { DatePicker } from 'antd'
import { getIn } from 'final-form'
import { formatDate } from '../../lib/moments'
import { FormFieldFrame } from './FormFieldFrame'
import type { FieldName } from './fieldNames'
import type { FieldRule } from './fieldRules'
import { DATE_VALUE_FORMAT, parsePickerValue } from './pickerValue'
import { type DatePickerFormats, useDatePickerField } from './useDatePickerField'
import { useFormValue } from './useFieldValue'
import type { FormFieldProps } from './useFormField'

type DateFieldProps = FormFieldProps<string> & {
  /** Name of the field whose date is the earliest date that this field accepts. */
  notBefore?: FieldName<string>
  notAfter?: FieldName<string>
}

const DATE: DatePickerFormats = {
  value: DATE_VALUE_FORMAT,
  typed: ['DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DDMMYYYY'],
  problem: 'Такой даты нет',
  placeholder: 'дд-мм-гггг',
}

/** The form value is `yyyy-MM-dd`. */
export function DateField(props: DateFieldProps) {
  const { notBefore, notAfter } = props
  const { field, picker, frame } = useDatePickerField({ ...props, rule: within(notBefore, notAfter, props.rule) }, DATE)
  const limits = useFormValue((values) => [limitOf(values, notBefore), limitOf(values, notAfter)])
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <div {...frame}>
        <DatePicker
          {...picker}
          minDate={parsePickerValue(limits[0], DATE_VALUE_FORMAT) ?? undefined}
          maxDate={parsePickerValue(limits[1], DATE_VALUE_FORMAT) ?? undefined}
        />
      </div>
    </FormFieldFrame>
  )
}

function within(
  notBefore: FieldName<string> | undefined,
  notAfter: FieldName<string> | undefined,
  rule: FieldRule<string> | undefined,
): FieldRule<string> {
  return (value, values, name) => {
    // A preset sets both dates and submits before the next render, so read the current form values instead of the rendered ones.
    const [min, max] = [limitOf(values(), notBefore), limitOf(values(), notAfter)]
    if (value && min && value < min) return `Не раньше ${formatDate(min)}`
    if (value && max && value > max) return `Не позже ${formatDate(max)}`
    return rule?.(value, values, name)
  }
}

function limitOf(values: object, name: FieldName<string> | undefined): string | undefined {
  const limit = name === undefined ? undefined : (getIn(values, name) as string | null | undefined)
  return limit && parsePickerValue(limit, DATE_VALUE_FORMAT) !== null ? limit : undefined
}
