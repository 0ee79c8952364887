import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { PAGE_FOCUS } from './shortcuts/keyTarget'
import './pageHeader.css'

export function PageHeader({ title, extra }: { title: string; extra?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading)
  return (
    <header className="page-header">
      <h1 ref={heading} className="page-header__title" {...PAGE_FOCUS}>
        {title}
      </h1>
      {extra && <div className="page-header__extra">{extra}</div>}
    </header>
  )
}

/**
 * After a navigation a placeholder of the page has the focus. This hook moves the focus to the page heading, so that screen readers
 * announce the new screen. It does nothing if the user has already focused something else.
 */
function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches('[data-page-focus]')) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
