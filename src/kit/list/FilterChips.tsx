import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { bidiIsolated } from '../../domain/textFormatting'
import { isEmptyValue } from '../../lib/listQuery'
import { formatDate } from '../../lib/moments'
import type { FieldLabelInfo } from '../../ui/form/fieldLabels'

export type FilterChipsProps<F> = {
  query: Partial<F>
  keys: readonly (keyof F & string)[]
  words: Readonly<Record<string, FieldLabelInfo>>
  onRemove: (key: keyof F & string) => void
  children?: ReactNode
}

export function FilterChips<F extends object>({ query, keys, words, onRemove, children }: FilterChipsProps<F>) {
  const set = keys.filter((key) => words[key] && !isEmptyValue(query[key]))
  return (
    <ul className="filter-chips" aria-label="Условия фильтра">
      {set.map((key) => (
        <FilterChip
          key={key}
          text={chipText(words[key] as FieldLabelInfo, query[key])}
          onRemove={() => onRemove(key)}
        />
      ))}
      {children}
    </ul>
  )
}

export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li>
      <Button
        size="small"
        className="filter-chip"
        icon={<CloseOutlined />}
        iconPlacement="end"
        aria-label={`${text}: убрать условие`}
        title={text}
        onClick={onRemove}
      >
        <span className="filter-chip__text">{text}</span>
      </Button>
    </li>
  )
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

function chipText({ label, options }: FieldLabelInfo, value: unknown): string {
  if (value === true && !options) return label
  const name = (one: unknown) => bidiIsolated(options?.find((option) => option.value === one)?.label ?? plainText(one))
  return `${label}: ${Array.isArray(value) ? value.map(name).join(', ') : name(value)}`
}

function plainText(value: unknown): string {
  const text = String(value)
  return DATE.test(text) ? formatDate(text) : text
}
