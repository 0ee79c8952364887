import { CloseCircleFilled } from '@ant-design/icons'
import type { SelectProps } from 'antd'
import { createElement } from 'react'
import type { Option } from '../../domain/labeledOptions'
import { unreadableRowsText } from '../../domain/unreadableRowsText'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

type Choice = string | number | boolean

/** The values are strings, because antd's Select does not support booleans. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

export const selectOptionKey = (value: Choice): string => String(value)

/** Options for antd's Select. A selected value that is not among the options is added as a disabled option; an id is shown as «№ 7». */
export function toSelectOptions(options: readonly Option[], chosen: readonly Choice[]): SelectOption[] {
  const known = options.map(({ value, label }) => ({ value: selectOptionKey(value), label }))
  const keys = new Set(known.map(({ value }) => value))
  const unknown = chosen.filter((value) => !keys.has(selectOptionKey(value)))
  return [
    ...known,
    ...unknown.map((value) => ({ value: selectOptionKey(value), label: unknownOptionLabel(value), disabled: true })),
  ]
}

export function selectHint({ options, hint }: { options: readonly Option[]; hint?: string | undefined }) {
  const count = getUnreadableCount(options)
  return count > 0 ? [hint, unreadableRowsText(count, 'row')].filter(Boolean).join('. ') : hint
}

export const unknownOptionLabel = (value: Choice): string => (typeof value === 'number' ? `№ ${value}` : String(value))

export const SELECT_ALLOW_CLEAR = { clearIcon: createElement(CloseCircleFilled), label: 'Очистить' }

export const SELECT_DEFAULT_PROPS = {
  showSearch: { optionFilterProp: 'label' },
  listHeight: 240,
} as const satisfies SelectProps
