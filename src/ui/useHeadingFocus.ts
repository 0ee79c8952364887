import { type RefObject, useEffect } from 'react'

/**
 * Hands the focus that a navigation has put on the page on to its heading, once that is there: a screen reader says
 * where one is. Whoever has gone on meanwhile is left alone.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
