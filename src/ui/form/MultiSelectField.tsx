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

type MultiSelectFieldProps<V extends string | number> = FieldProps<V[]> & {
  options: readonly Option<V>[]
}

export function MultiSelectField<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const hint = selectHint(props)
  const field = useFormField({ ...props, hint })
  const { options } = props
  const chosen = field.value ?? []
  return (
    <FieldFrame field={field} label={props.label} hint={hint}>
      <Select<string[], SelectOption>
        {...field.control}
        {...SELECT_DEFAULT_PROPS}
        notFoundContent={<NoMatchingOptions selectId={field.ids.control} />}
        mode="multiple"
        value={chosen.map(optionKey)}
        options={toSelectOptions(options, chosen)}
        onChange={(keys) => field.change(valuesOf(keys, options, chosen))}
        allowClear={ALLOW_CLEAR}
        disabled={props.disabled}
        placeholder={props.placeholder ?? 'Выберите'}
        status={field.error === undefined ? undefined : 'error'}
      />
    </FieldFrame>
  )
}

function valuesOf<V extends string | number>(keys: string[], options: readonly Option<V>[], chosen: readonly V[]): V[] {
  const known = new Map([...chosen, ...options.map(({ value }) => value)].map((value) => [optionKey(value), value]))
  return keys.flatMap((key) => known.get(key) ?? [])
}
