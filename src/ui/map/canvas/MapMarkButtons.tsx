import type { ComponentProps } from 'react'
import { countWithNoun, NBSP } from '../../../domain/textFormatting'
import type { CourierMarkTone, MarkGroup } from './groupMapMarks'
import type { CanvasMark } from './mapMarkTypes'

export type ButtonKeyboardProps = Pick<ComponentProps<'button'>, 'tabIndex' | 'onKeyDown' | 'onFocus' | 'onBlur'>

type MapMarkButtonProps = {
  mark: CanvasMark
  isSelected: boolean
  hasLabel: boolean
  onPress: () => void
  keys?: ButtonKeyboardProps | undefined
}

export function MapMarkButton({ mark, isSelected, hasLabel, onPress, keys }: MapMarkButtonProps) {
  return (
    <button
      type="button"
      data-hit={mark.key}
      className={`canvas-button pigeon-click-block${isSelected ? ' canvas-button--selected' : ''}`}
      aria-label={mark.label}
      aria-pressed={isSelected}
      onClick={onPress}
      {...keys}
    >
      {hasLabel && <span className="canvas-button__label">{mark.label}</span>}
    </button>
  )
}

export function StaticMapMark({ mark, hasLabel = false }: { mark: CanvasMark; hasLabel?: boolean }) {
  return (
    <span data-hit={mark.key} className="canvas-still" role="img" aria-label={mark.label}>
      {hasLabel && <span className="canvas-button__label">{mark.label}</span>}
    </span>
  )
}

type GroupButtonProps = {
  keys?: ButtonKeyboardProps | undefined
  hasLabel: boolean
  group: MarkGroup
  marks: readonly CanvasMark[]
  onSelect: (key: string) => void
  onPress: () => void
}

/**
 * Button of a group of marks on the map; pressing it zooms in. If zooming cannot separate the marks (a stack), they are listed when the
 * button is hovered or focused.
 */
export function MapMarkGroupButton({ group, hasLabel, marks, onSelect, onPress, keys }: GroupButtonProps) {
  if (!group.isStack || !hasLabel) {
    return (
      <button
        type="button"
        data-hit={group.key}
        className={`canvas-button canvas-button--${group.kind}s pigeon-click-block`}
        aria-label={group.isStack ? groupText(group) : `${groupText(group)}: приблизить`}
        onClick={onPress}
        {...keys}
      >
        {hasLabel && <span className="canvas-button__label">{groupText(group)}</span>}
      </button>
    )
  }
  return (
    <div data-hit={group.key} className="canvas-stack pigeon-click-block pigeon-drag-block">
      <div className="canvas-stack__title">{groupText(group)}</div>
      <ul className="canvas-stack__list">
        {marks
          .filter(({ key }) => group.keys.includes(key))
          .map(({ key, label }) => (
            <li key={key}>
              <button type="button" className="canvas-stack__item" onClick={() => onSelect(key)} {...keys}>
                {label}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}

const TONE_WORDS: readonly [CourierMarkTone, one: string, many: string][] = [
  ['free', 'свободен', 'свободны'],
  ['busy', 'с заказом', 'с заказом'],
  ['late', 'опаздывает', 'опаздывают'],
  ['gone', 'ушёл со смены', 'ушли со смены'],
]

function groupText({ kind, counts, count: all }: MarkGroup): string {
  if (kind === 'order') return countWithNoun(all, 'заказ', 'заказа', 'заказов')
  const parts = TONE_WORDS.flatMap(([tone, one, many]) => {
    const count = counts.get(tone) ?? 0
    return count > 0 ? [`${count}${NBSP}${count === 1 ? one : many}`] : []
  })
  if (parts.length === 1) return parts[0] ?? ''
  return `${countWithNoun(all, 'курьер', 'курьера', 'курьеров')}: ${parts.join(', ')}`
}
