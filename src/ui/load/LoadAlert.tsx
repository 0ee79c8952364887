import { Alert, Button } from 'antd'
import type { Loaded } from '../../lib/loaded'
import './loadAlert.css'

/**
 * Says beside what is shown that it did not load, or that it is old because loading it anew failed, and offers to retry.
 * Nothing is shown while all is well.
 */
export function LoadAlert({ of }: { of: Loaded<unknown> }) {
  const { failure, value, status, reload } = of
  if (!failure) return null
  const words =
    value === undefined
      ? { title: failure.message, description: failure.hint }
      : { title: 'Не удалось обновить', description: failure.hint ?? failure.message }
  return (
    <Alert
      type="error"
      showIcon
      className="load-alert"
      {...words}
      action={
        <Button loading={status === 'loading'} onClick={reload}>
          Обновить
        </Button>
      }
    />
  )
}
