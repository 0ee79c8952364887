import { Alert, Button } from 'antd'
import type { Loaded } from '../../lib/loaded'

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
