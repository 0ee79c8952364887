import { ReloadOutlined } from '@ant-design/icons'
import { Button, Result } from 'antd'
import type { Failure } from '../lib/failure'

/** Shown in place of content whose request failed. The button «Обновить» repeats the request (reference-data, section 8). */
export function ErrorPanel({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div role="alert">
      <Result
        status={failure.status === 403 ? 'warning' : 'error'}
        title={failure.message}
        subTitle={failure.hint}
        extra={
          <Button type="primary" icon={<ReloadOutlined />} onClick={onRetry}>
            Обновить
          </Button>
        }
      />
    </div>
  )
}
