import { Select } from 'antd'
import type { Option } from '../../domain/labeledOptions'
import { FormFieldFrame } from './FormFieldFrame'
import { NoMatchingOptions } from './NoMatchingOptions'
import {
  SELECT_ALLOW_CLEAR,
  SELECT_DEFAULT_PROPS,
  type SelectOption,
  selectHint,
  selectOptionKey,
  toSelectOptions,
} from './selectOptions'
import { type FormFieldProps, useFormField } from './useFormField'

type SelectFieldProps<V extends string | number | boolean> = FormFieldProps<V> & {
  options: readonly Option<V>[]
  loading?: boolean
  allowClear?: boolean
}

export function SelectField<V extends string | number | boolean>(props: SelectFieldProps<V>) {
  const hint = selectHint(props)
  const field = useFormField({ ...props, hint })
  const { options, loading = false } = props
  const value = loading || field.value === undefined ? undefined : selectOptionKey(field.value)
  return (
    <FormFieldFrame field={field} label={props.label} hint={hint}>
      <Select<string, SelectOption>
        {...field.control}
        {...SELECT_DEFAULT_PROPS}
        notFoundContent={<NoMatchingOptions selectId={field.ids.control} />}
        value={value}
        options={toSelectOptions(options, field.value === undefined ? [] : [field.value])}
        onChange={(key) => field.change(options.find((option) => selectOptionKey(option.value) === key)?.value)}
        allowClear={(props.allowClear ?? !field.isRequired) && SELECT_ALLOW_CLEAR}
        loading={loading}
        disabled={props.disabled || loading}
        placeholder={loading ? 'Загрузка…' : (props.placeholder ?? 'Выберите')}
        status={field.error === undefined ? undefined : 'error'}
      />
    </FormFieldFrame>
  )
}
