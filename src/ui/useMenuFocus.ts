import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'

/**
 * For a button whose menu opens a dialog: `giveBack` takes the event of the chosen item and gives the focus to the button,
 * where the dialog will return it; the item is gone by then.
 */
export function useMenuFocus(): {
  button: RefObject<HTMLButtonElement | null>
  giveBack: (event: MouseEvent | KeyboardEvent) => void
} {
  const button = useRef<HTMLButtonElement>(null)
  const giveBack = (event: MouseEvent | KeyboardEvent) => {
    // Else the same Enter would press the button.
    event.preventDefault()
    button.current?.focus()
  }
  return { button, giveBack }
}
