import { type RefObject, useEffect, useState } from 'react'

/**
 * True one render after a dialog has opened: by then it has noted where the focus was, to give it back on closing. Focus
 * that is moved earlier, `autoFocus` among it, would be taken for the place to return to.
 */
export function useShown(open: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(open), [open])
  return isShown
}

type Focusable = { focus: (options?: FocusOptions) => void }

/** Focuses an element of a dialog when it opens: of two buttons the harmless one. */
export function useDialogFocus(element: RefObject<Focusable | null>, open: boolean): void {
  const isShown = useShown(open)
  useEffect(() => {
    if (!isShown) return
    const focus = () => element.current?.focus({ preventScroll: true })
    focus()
    // A dialog that opens for the second time has its content a frame later.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [element, isShown])
}
