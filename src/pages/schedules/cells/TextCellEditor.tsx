import { useLayoutEffect, useRef } from 'react'
import { type CellFocusDirection, cellMoveForKey, isSaveKey, isUndoOrRedoKey } from './cellKeyboard'
import './cells.css'

type TextCellEditorProps = {
  label: string
  text: string
  /** Characters typed before the input was mounted; they replace `text`. */
  typed?: string | undefined
  isInvalid?: boolean
  /** Returns false if the text is invalid. The input then keeps the text and the focus. */
  onCommit: (text: string) => unknown
  /**
   * Moves the focus to the next cell in the given direction. If there is none, returns false; the browser then handles the key, so that the
   * focus can leave the table.
   */
  onMove: (move: CellFocusDirection) => unknown
  onRestore?: () => void
}

/** Uncontrolled: typing causes no render until the input loses the focus. */
export function TextCellEditor({ label, text, typed, isInvalid, onCommit, onMove, onRestore }: TextCellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    // The caret is set explicitly, because the browser puts it before the initial value of an input.
    if (typed === undefined) input.current?.select()
    else input.current?.setSelectionRange(typed.length, typed.length)
  }, [typed])
  /** Attribute instead of state, because typing must cause no render. {@link hasUnsavedCellText} reads it. */
  const markUnsaved = () =>
    input.current?.toggleAttribute('data-unsaved', !isDone.current && input.current.value !== text)
  const commit = () => {
    const value = input.current?.value ?? text
    if (isDone.current) return true
    if (value === text) {
      if (isInvalid) onRestore?.()
      return true
    }
    isDone.current = onCommit(value) !== false
    markUnsaved()
    return isDone.current
  }
  return (
    <input
      ref={input}
      className="cell-input"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      defaultValue={typed ?? text}
      data-unsaved={typed !== undefined && typed !== text ? '' : undefined}
      onInput={() => {
        isDone.current = false
        markUnsaved()
      }}
      onBlur={({ relatedTarget }) => {
        // Do not commit when a dialog takes the focus: if the text were invalid, the cell would take the focus back from the dialog. When
        // the dialog closes, it returns the focus to the cell.
        if (!relatedTarget?.closest('.ant-modal-root')) commit()
      }}
      onKeyDown={(event) => {
        if (isUndoOrRedoKey(event) && input.current?.value !== text) event.stopPropagation()
        if (isSaveKey(event)) return void commit()
        const move = cellMoveForKey(event)
        if (move === undefined || event.nativeEvent.isComposing) return
        event.stopPropagation()
        if (move === 'restore') {
          if (input.current) input.current.value = text
          isDone.current = false
          markUnsaved()
          input.current?.select()
          onRestore?.()
          return
        }
        if (!commit() || onMove(move) !== false) event.preventDefault()
      }}
    />
  )
}
