import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Option } from '../../../domain/labeledOptions'
import { type CellFocusDirection, cellMoveForKey, isSaveKey, isUndoOrRedoKey } from './cellKeyboard'
import './cells.css'

type ChoiceCellEditorProps = {
  label: string
  value: number | null
  options: readonly Option<number>[]
  text?: string | undefined
  isInvalid?: boolean
  /**
   * Called with the value of an option, with the typed text if it matches no option or more than one, or with null if the user has erased
   * the text.
   */
  onCommit: (choice: number | string | null) => void
  /**
   * Moves the focus to the next cell in the given direction. If there is none, returns false; the browser then handles the key, so that the
   * focus can leave the table.
   */
  onMove: (move: CellFocusDirection) => unknown
  onRestore?: () => void
}

const MAX_SHOWN = 50

export function ChoiceCellEditor({
  label,
  value,
  options,
  text,
  isInvalid,
  onCommit,
  onMove,
  onRestore,
}: ChoiceCellEditorProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value)
  const original = chosen?.label ?? text ?? ''
  const [query, setQuery] = useState<string>()
  const [marked, setMarked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const place = usePlace(input)
  const found = useMemo(() => search(options, query), [options, query])
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])

  const close = () => {
    setQuery(undefined)
    setOpen(false)
  }
  const take = (option: Option<number> | undefined) => {
    close()
    if (option && option.value !== value) onCommit(option.value)
  }
  const isErased = query?.trim() === '' && (value !== null || text !== undefined)
  const erase = () => {
    close()
    onCommit(null)
  }
  /** When the focus leaves the cell, commits the option that the typed text names exactly, else the only option found, else the text. */
  const commitTyped = () => {
    if (isErased) return erase()
    const typed = query?.trim() ?? ''
    if (typed === '' || typed === original) return close()
    const exact = found.filter(({ label }) => label.toLowerCase() === typed.toLowerCase())
    const [match, ...others] = exact.length > 0 ? exact : found
    if (match && others.length === 0) return take(match)
    close()
    onCommit(typed)
  }
  const open = () => {
    setOpen(true)
    setMarked(Math.max(0, query === undefined ? found.findIndex((option) => option.value === value) : 0))
  }
  const step = (by: number) => found.length > 0 && setMarked((marked + by + found.length) % found.length)
  return (
    <>
      <input
        ref={input}
        className="cell-input"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && found[marked] ? `${id}-${found[marked].value}` : undefined}
        aria-autocomplete="list"
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        data-unsaved={query !== undefined && query.trim() !== original ? '' : undefined}
        value={query ?? original}
        placeholder="Выберите"
        onChange={(event) => {
          setQuery(event.target.value)
          setMarked(0)
          setOpen(true)
        }}
        onClick={() => (isOpen ? undefined : open())}
        onBlur={({ target }) => {
          // If the whole window loses the focus, the input remains the active element. Do not commit, because the user may continue typing
          // later.
          if (document.activeElement !== target) commitTyped()
        }}
        onKeyDown={(event) => {
          const { key, altKey } = event
          if (isUndoOrRedoKey(event) && query !== undefined && query !== original) event.stopPropagation()
          const isOpenKey = altKey && key === 'ArrowDown'
          const isStepKey = isOpen && !altKey && (key === 'ArrowDown' || key === 'ArrowUp')
          if (isOpenKey || isStepKey) {
            event.preventDefault()
            event.stopPropagation()
            if (isOpenKey) open()
            else step(key === 'ArrowDown' ? 1 : -1)
            return
          }
          if (isSaveKey(event)) {
            if (!isErased && isOpen && found.length > 0) take(found[marked])
            else commitTyped()
            return
          }
          const move = cellMoveForKey(event)
          if (move === undefined || event.nativeEvent.isComposing) return
          event.stopPropagation()
          if (move === 'restore') {
            close()
            onRestore?.()
            return
          }
          if (isErased) erase()
          else if (isOpen) {
            if (found.length === 0) return event.preventDefault()
            take(found[marked])
          }
          if (onMove(move) !== false) event.preventDefault()
        }}
      />
      {isOpen &&
        createPortal(
          <div className="choice-list" style={place}>
            <div id={`${id}-list`} role="listbox" aria-label={label} className="choice-list__options">
              {found.map((option, index) => (
                <div
                  key={option.value}
                  id={`${id}-${option.value}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === marked}
                  className="choice-list__option"
                  ref={index === marked ? scrollTo : undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerUp={() => {
                    take(option)
                    onMove('stay')
                  }}
                >
                  {option.label}
                </div>
              ))}
            </div>
            {found.length === 0 && <div className="choice-list__none">Совпадений не найдено</div>}
          </div>,
          document.body,
        )}
    </>
  )
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function search(options: readonly Option<number>[], query: string | undefined): Option<number>[] {
  const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options.slice(0, MAX_SHOWN)
  const hits = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  // The option that equals the typed text comes first, because one name may be the start of another.
  const typed = (query ?? '').trim().toLowerCase()
  const rank = ({ label }: Option<number>) => {
    const text = label.toLowerCase()
    return text === typed ? 0 : text.startsWith(typed) ? 1 : 2
  }
  return hits.sort((one, other) => rank(one) - rank(other)).slice(0, MAX_SHOWN)
}

/**
 * Position of the option list. It is fixed, so that a scrolling table does not clip the list, and above the cell if
 * there is no space below.
 */
function usePlace(input: React.RefObject<HTMLInputElement | null>): React.CSSProperties {
  const [place, setPlace] = useState<React.CSSProperties>({})
  useLayoutEffect(() => {
    const follow = () => {
      const box = input.current?.getBoundingClientRect()
      if (!box) return
      const isBelow = box.bottom + MAX_HEIGHT < window.innerHeight || box.top < MAX_HEIGHT
      setPlace({
        left: Math.min(box.left, window.innerWidth - MIN_WIDTH),
        minWidth: Math.max(box.width, MIN_WIDTH),
        ...(isBelow ? { top: box.bottom + 2 } : { bottom: window.innerHeight - box.top + 2 }),
      })
    }
    follow()
    window.addEventListener('scroll', follow, true)
    return () => window.removeEventListener('scroll', follow, true)
  }, [input])
  return place
}

const MAX_HEIGHT = 240
const MIN_WIDTH = 220
