import { useLayoutEffect, useRef } from 'react'
import { type CellMove, cellKey, isSaveKey } from './cellKeys'
import './cells.css'

export type TextCellProps = {
  label: string
  /** What stands in the cell; a typed key takes its place. */
  text: string
  /** What is typed already, in place of it. */
  typed?: string | undefined
  isInvalid?: boolean
  describedBy?: string | undefined
  /** Called once, when the cell is left with another text. */
  onCommit: (text: string) => void
  /**
   * Returns false where there is no cell in that direction: the browser gets the key then, or nobody could leave the
   * table.
   */
  onMove: (move: CellMove) => unknown
  onRestore?: () => void
}

/** The input of the active cell: what is typed renders nothing else until it is left. */
export function TextCell({ label, text, typed, isInvalid, describedBy, onCommit, onMove, onRestore }: TextCellProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    // The browser puts the caret before a value that came with the element.
    if (typed === undefined) input.current?.select()
    else input.current?.setSelectionRange(typed.length, typed.length)
  }, [typed])
  const commit = () => {
    const value = input.current?.value ?? text
    if (isDone.current || value === text) return
    isDone.current = true
    onCommit(value)
  }
  return (
    <input
      ref={input}
      className="cell-input"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      inputMode="text"
      defaultValue={typed ?? text}
      onBlur={commit}
      onKeyDown={(event) => {
        // What is being typed is undone by the browser, the week by the grid around.
        if (event.code === 'KeyZ' && input.current?.value !== text) event.stopPropagation()
        if (isSaveKey(event)) return commit()
        const move = cellKey(event)
        if (move === undefined || event.nativeEvent.isComposing) return
        event.stopPropagation()
        if (move === 'restore') {
          if (input.current) input.current.value = text
          isDone.current = false
          input.current?.select()
          onRestore?.()
          return
        }
        commit()
        if (onMove(move) !== false) event.preventDefault()
      }}
    />
  )
}
