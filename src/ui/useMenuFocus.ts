import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'

/**
 * For a button whose menu opens a dialog. The menu item unmounts, so `giveBack` focuses the button: the dialog then
 * returns the focus there.
 */
export function useMenuFocus(): {
  button: RefObject<HTMLButtonElement | null>
  giveBack: (event: MouseEvent | KeyboardEvent) => void
} {
  const button = useRef<HTMLButtonElement>(null)
  const giveBack = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    button.current?.focus()
  }
  return { button, giveBack }
}
