import { Typography } from 'antd'
import { type ReactNode, useRef } from 'react'
import { PAGE_FOCUS } from './shortcuts/keyTarget'
import { useHeadingFocus } from './useHeadingFocus'
import './pageHeader.css'

/** The title of a screen, with its actions at the end of the line. */
export function PageHeader({ title, extra }: { title: string; extra?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading)
  return (
    <header className="page-header">
      <Typography.Title ref={heading} level={1} className="page-header__title" {...PAGE_FOCUS}>
        {title}
      </Typography.Title>
      {extra && <div className="page-header__extra">{extra}</div>}
    </header>
  )
}
