import { CloseCircleFilled } from '@ant-design/icons'
import type { SelectProps } from 'antd'
import { createElement } from 'react'
import type { Option } from '../../domain/labels'

type Choice = string | number | boolean

/** What antd's Select shows. Its values are texts, because it does not take booleans. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

export const optionKey = (value: Choice): string => String(value)

/**
 * The options for the menu; a chosen value that is not among them stays, so that it is not lost: an id, whose name only
 * others may see, as «№ 7».
 */
export function toSelectOptions(options: readonly Option[], chosen: readonly Choice[]): SelectOption[] {
  const known = options.map(({ value, label }) => ({ value: optionKey(value), label }))
  const keys = new Set(known.map(({ value }) => value))
  const unknown = chosen.filter((value) => !keys.has(optionKey(value)))
  return [
    ...known,
    ...unknown.map((value) => ({ value: optionKey(value), label: unknownLabel(value), disabled: true })),
  ]
}

const unknownLabel = (value: Choice): string => (typeof value === 'number' ? `№ ${value}` : String(value))

/** The cross that takes a choice back; by itself the library names it in English. */
export const CLEARABLE = { clearIcon: createElement(CloseCircleFilled), label: 'Очистить' }

/** What all selects share: search in labels, the height of the menu in pixels. */
export const SELECT_BASICS = {
  showSearch: { optionFilterProp: 'label' },
  listHeight: 240,
} as const satisfies SelectProps
