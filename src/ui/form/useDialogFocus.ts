import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Becomes true one render after the dialog opens. By then antd has stored the element to which the focus returns on close. Focusing
 * earlier, for example with `autoFocus`, would make antd store an element inside the dialog.
 */
export function useHasDialogRendered(open: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(open), [open])
  return isShown
}

type Focusable = { focus: (options?: FocusOptions) => void }

export function useDialogFocus(element: RefObject<Focusable | null>, open: boolean): void {
  const isShown = useHasDialogRendered(open)
  useEffect(() => {
    if (!isShown) return
    const focus = () => element.current?.focus({ preventScroll: true })
    focus()
    // When a dialog opens for the second time, its content renders one frame later, so the first `focus()` may have no effect. The next
    // frame repeats it.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [element, isShown])
}

/**
 * Focuses `element` after a dialog has closed. Use it for a dialog that unmounts as soon as it closes, because antd then cannot return the
 * focus.
 */
export function useFocusAfterDialog(element: RefObject<Focusable | null>, open: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) element.current?.focus()
    wasOpen.current = open
  }, [element, open])
}
