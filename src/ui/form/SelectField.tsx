import { Select } from 'antd'
import type { Option } from '../../domain/labels'
import { FieldFrame } from './FieldFrame'
import { NoMatchingOptions } from './NoMatchingOptions'
import {
  ALLOW_CLEAR,
  optionKey,
  SELECT_DEFAULT_PROPS,
  type SelectOption,
  selectHint,
  toSelectOptions,
} from './selectOptions'
import { type FieldProps, useFormField } from './useFormField'

type SelectFieldProps<V extends string | number | boolean> = FieldProps<V> & {
  options: readonly Option<V>[]
  loading?: boolean
  allowClear?: boolean
}

export function SelectField<V extends string | number | boolean>(props: SelectFieldProps<V>) {
  const hint = selectHint(props)
  const field = useFormField({ ...props, hint })
  const { options, loading = false } = props
  const value = loading || field.value === undefined ? undefined : optionKey(field.value)
  return (
    <FieldFrame field={field} label={props.label} hint={hint}>
      <Select<string, SelectOption>
        {...field.control}
        {...SELECT_DEFAULT_PROPS}
        notFoundContent={<NoMatchingOptions selectId={field.ids.control} />}
        value={value}
        options={toSelectOptions(options, field.value === undefined ? [] : [field.value])}
        onChange={(key) => field.change(options.find((option) => optionKey(option.value) === key)?.value)}
        allowClear={(props.allowClear ?? !field.isRequired) && ALLOW_CLEAR}
        loading={loading}
        disabled={props.disabled || loading}
        placeholder={loading ? 'Загрузка…' : (props.placeholder ?? 'Выберите')}
        status={field.error === undefined ? undefined : 'error'}
      />
    </FieldFrame>
  )
}
