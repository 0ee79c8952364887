import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * For a button whose menu opens a dialog. The clicked menu item unmounts, so the dialog could not return the focus to it. `giveBack`
 * focuses the button before the dialog opens; on close, the dialog then returns the focus to the button.
 */
export function useMenuFocus() {
  const button = useRef<HTMLButtonElement>(null)
  const giveBack = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    button.current?.focus()
  }
  return { button, giveBack }
}
