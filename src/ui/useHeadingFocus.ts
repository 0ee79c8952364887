import { type RefObject, useEffect } from 'react'

/**
 * After a navigation a placeholder of the page has the focus. This hook moves the focus to the page heading, so that screen readers
 * announce the new screen. It does nothing if the user has already focused something else.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
