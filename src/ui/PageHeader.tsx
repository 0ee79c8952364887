import { Typography } from 'antd'
import type { ReactNode } from 'react'
import './pageHeader.css'

/** The title of a screen, with its actions at the end of the line. */
export function PageHeader({ title, extra }: { title: string; extra?: ReactNode }) {
  return (
    <header className="page-header">
      <Typography.Title level={1} className="page-header__title">
        {title}
      </Typography.Title>
      {extra && <div className="page-header__extra">{extra}</div>}
    </header>
  )
}
