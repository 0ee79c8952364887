import { Empty } from 'antd'
import type { ReactNode } from 'react'

export function EmptyState({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <div className="empty-state__title">{title}</div>
          {hint && <div className="empty-state__hint">{hint}</div>}
        </>
      }
    >
      {action}
    </Empty>
  )
}
