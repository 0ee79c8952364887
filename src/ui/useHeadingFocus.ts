import { type RefObject, useEffect } from 'react'

/**
 * After a navigation moves the focus from the page placeholder to its heading, so that screen readers announce the
 * screen. Does nothing if the user has already focused something else.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
