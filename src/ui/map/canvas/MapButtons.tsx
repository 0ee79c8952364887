import type { ComponentProps } from 'react'
import { counted } from '../../../domain/text'
import type { Group } from './grouping'
import { markKey } from './hitTest'
import type { CanvasMark } from './scene'

/** What a real button is told besides its mark: whether Tab stops at it, and what its keys and its focus do. */
export type ButtonKeys = Pick<ComponentProps<'button'>, 'tabIndex' | 'onKeyDown' | 'onFocus' | 'onBlur'>

type CanvasButtonProps = { mark: CanvasMark; isSelected: boolean; onPress: () => void; keys?: ButtonKeys | undefined }

/** The real button of a drawn mark; `MapCanvas` keeps it on its place. */
export function CanvasButton({ mark, isSelected, onPress, keys }: CanvasButtonProps) {
  return (
    <button
      type="button"
      data-hit={markKey(mark.id)}
      className={`canvas-button pigeon-click-block${isSelected ? ' canvas-button--selected' : ''}`}
      aria-label={mark.label}
      aria-pressed={isSelected}
      onClick={onPress}
      {...keys}
    >
      <span className="canvas-button__label">{mark.label}</span>
    </button>
  )
}

/** A mark that only shows a place: it has a name, and clicks go through it to the map. */
export function StillMark({ mark }: { mark: CanvasMark }) {
  return <span data-hit={markKey(mark.id)} className="canvas-still" role="img" aria-label={mark.label} />
}

type GroupButtonProps = {
  keys?: ButtonKeys | undefined
  group: Group
  marks: readonly CanvasMark[]
  onSelect: (id: number) => void
  onPress: () => void
}

/** A group: a press looks closer. A stack, whom no look parts, lists its couriers instead. */
export function GroupButton({ group, marks, onSelect, onPress, keys }: GroupButtonProps) {
  if (!group.isStack) {
    return (
      <button
        type="button"
        data-hit={`group ${group.key}`}
        className="canvas-button canvas-button--group pigeon-click-block"
        aria-label={`${groupText(group)}: приблизить`}
        onClick={onPress}
        {...keys}
      >
        <span className="canvas-button__label">{groupText(group)}</span>
      </button>
    )
  }
  return (
    <div data-hit={`group ${group.key}`} className="canvas-stack pigeon-click-block pigeon-drag-block">
      <div className="canvas-stack__title">{groupText(group)}</div>
      <ul className="canvas-stack__list">
        {marks
          .filter(({ id }) => group.ids.includes(id))
          .map(({ id, label }) => (
            <li key={id}>
              <button type="button" className="canvas-stack__item" onClick={() => onSelect(id)} {...keys}>
                {label}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** «12 свободны», «7 курьеров: 3 свободны, 4 с заказом». */
function groupText({ counts: { free, busy, late }, ids }: Group): string {
  const parts = [
    free > 0 && `${free}\u00a0${free === 1 ? 'свободен' : 'свободны'}`,
    busy > 0 && `${busy}\u00a0с заказом`,
    late > 0 && `${late}\u00a0${late === 1 ? 'опаздывает' : 'опаздывают'}`,
  ].filter((part) => part !== false)
  if (parts.length === 1) return parts[0] ?? ''
  return `${counted(ids.length, 'курьер', 'курьера', 'курьеров')}: ${parts.join(', ')}`
}
