import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { withUnbrokenDates } from './NoLineBreak'
import { PAGE_FOCUS_PROPS } from './shortcuts/focusChecks'
import './pageHeader.css'

export function PageHeader({ title, extra }: { title: string; extra?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading)
  return (
    <header className="page-header">
      <h1 ref={heading} className="page-header__title" {...PAGE_FOCUS_PROPS}>
        {withUnbrokenDates(title)}
      </h1>
      {extra && <div className="page-header__extra">{extra}</div>}
    </header>
  )
}

/**
 * Moves the focus to the page heading after a navigation, so that screen readers announce the new screen. Until then a placeholder has the
 * focus. Does nothing if the user has focused something else.
 */
function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
