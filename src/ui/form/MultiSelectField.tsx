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

type MultiSelectFieldProps<V extends string | number> = FormFieldProps<V[]> & {
  options: readonly Option<V>[]
}

export function MultiSelectField<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const hint = selectHint(props)
  const field = useFormField({ ...props, hint })
  const { options } = props
  const chosen = field.value ?? []
  return (
    <FormFieldFrame field={field} label={props.label} hint={hint}>
      <Select<string[], SelectOption>
        {...field.control}
        {...SELECT_DEFAULT_PROPS}
        notFoundContent={<NoMatchingOptions selectId={field.ids.control} />}
        mode="multiple"
        value={chosen.map(selectOptionKey)}
        options={toSelectOptions(options, chosen)}
        onChange={(keys) => field.change(valuesOf(keys, options, chosen))}
        allowClear={SELECT_ALLOW_CLEAR}
        placeholder={props.placeholder ?? 'Выберите'}
        status={field.error === undefined ? undefined : 'error'}
      />
    </FormFieldFrame>
  )
}

function valuesOf<V extends string | number>(keys: string[], options: readonly Option<V>[], chosen: readonly V[]): V[] {
  const known = new Map(
    [...chosen, ...options.map(({ value }) => value)].map((value) => [selectOptionKey(value), value]),
  )
  return keys.flatMap((key) => known.get(key) ?? [])
}
