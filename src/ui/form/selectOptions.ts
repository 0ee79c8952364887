import { CloseCircleFilled } from '@ant-design/icons'
import type { SelectProps } from 'antd'
import { createElement } from 'react'
import type { Option } from '../../domain/labels'

type Choice = string | number | boolean

/** What antd's Select shows. Its values are texts, because it does not take booleans. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

export const keyOf = (value: Choice): string => String(value)

/** The options for the menu; a chosen value that is not among them is shown as it is, so that it is not lost. */
export function toSelectOptions(options: readonly Option[], chosen: readonly Choice[]): SelectOption[] {
  const known = options.map(({ value, label }) => ({ value: keyOf(value), label }))
  const keys = new Set(known.map(({ value }) => value))
  const unknown = chosen.map(keyOf).filter((key) => !keys.has(key))
  return [...known, ...unknown.map((key) => ({ value: key, label: key, disabled: true }))]
}

/** The cross that takes a choice back; by itself the library names it in English. */
export const CLEARABLE = { clearIcon: createElement(CloseCircleFilled), label: 'Очистить' }

/** What all selects share: search in labels, the height of the menu in pixels. */
export const SELECT_BASICS = {
  showSearch: { optionFilterProp: 'label' },
  listHeight: 240,
} as const satisfies SelectProps
