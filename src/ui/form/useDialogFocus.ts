import { type RefObject, useEffect, useState } from 'react'

/**
 * True one render after opening. By then the dialog has stored the focused element, so focusing earlier (with
 * `autoFocus`, for example) would break focus return.
 */
export function useShown(open: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(open), [open])
  return isShown
}

type Focusable = { focus: (options?: FocusOptions) => void }

export function useDialogFocus(element: RefObject<Focusable | null>, open: boolean): void {
  const isShown = useShown(open)
  useEffect(() => {
    if (!isShown) return
    const focus = () => element.current?.focus({ preventScroll: true })
    focus()
    // On a second opening the content renders one frame later.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [element, isShown])
}
