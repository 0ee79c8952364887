import { type ReactNode, useRef } from 'react'
import { PAGE_FOCUS } from './shortcuts/keyTarget'
import { useHeadingFocus } from './useHeadingFocus'
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
