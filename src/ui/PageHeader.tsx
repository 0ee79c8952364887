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
 * After a navigation the container of the screen has the focus (`ShellMain`). This hook moves the focus on to the page heading, so that
 * screen readers announce the new screen. If the user has focused something else, the focus does not move.
 */
function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
