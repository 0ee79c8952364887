import { Alert, Button } from 'antd'
import type { Loaded } from '../../lib/loaded'
import './loadAlert.css'

/**
 * Says beside what is shown that it did not load, or that it is old because loading it anew failed, and offers to retry.
 * Nothing is shown while all is well. `title` says what is missing where the failure alone would not.
 */
export function LoadAlert({ of, title }: { of: Loaded<unknown>; title?: string }) {
  const { failure, value, status, reload } = of
  if (!failure) return null
  const words =
    value === undefined
      ? { title: title ?? failure.message, description: title ? failure.message : failure.hint }
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
