import { NumberOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import type { PaletteEntry, PaletteEntryKind } from './paletteEntries'
import type { PaletteSection } from './paletteSections'

type PaletteEntryListProps = {
  id: string
  sections: readonly PaletteSection[]
  active: number
  onPoint: (index: number) => void
  onChoose: (entry: PaletteEntry) => void
}

export function PaletteEntryList({ id, sections, active, onPoint, onChoose }: PaletteEntryListProps) {
  useEffect(() => {
    document.getElementById(paletteOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div id={id} role="listbox" aria-label="Варианты" className="palette__list">
      {sections.map(({ title, entries }, index) => {
        const before = sections.slice(0, index).reduce((sum, section) => sum + section.entries.length, 0)
        return (
          <fieldset key={title ?? ''} className="palette__section" aria-label={title ?? 'Найдено'}>
            {title && (
              <div className="palette__title" aria-hidden>
                {title}
              </div>
            )}
            {entries.map((entry, index) => (
              <PaletteOption
                key={entry.id}
                id={paletteOptionId(id, before + index)}
                entry={entry}
                isActive={before + index === active}
                hasKind={!title}
                onPoint={() => onPoint(before + index)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

const KINDS: Record<PaletteEntryKind, string> = { order: 'Заказ', screen: 'Раздел', action: 'Действие', city: 'Город' }

type PaletteOptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  hasKind: boolean
  onPoint: () => void
  onChoose: () => void
}

function PaletteOption({ id, entry, isActive, hasKind, onPoint, onChoose }: PaletteOptionProps) {
  const { label, hint, kind, icon } = entry
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'palette__option palette__option--active' : 'palette__option'}
      // The entry is selected on `pointermove` and not on `pointerenter`, because the selection must not change when the list opens under a
      // resting pointer. `preventDefault` keeps the focus in the input.
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="palette__icon" aria-hidden>
        {icon ?? <NumberOutlined />}
      </span>
      <span className="palette__label">{label}</span>
      <span className="palette__hint">{hint ?? (hasKind ? KINDS[kind] : '')}</span>
    </button>
  )
}

export const paletteOptionId = (listId: string, index: number): string => `${listId}-${index}`
