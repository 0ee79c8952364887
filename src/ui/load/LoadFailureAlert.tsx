import { Alert, Button } from 'antd'
import type { LoadedValue } from '../../lib/loadedValue'

type Props = {
  of: LoadedValue<unknown>
  title?: string
  staleTitle?: string
}

export function LoadFailureAlert({ of, title, staleTitle = 'Не удалось обновить' }: Props) {
  const { failure, value, status, reload } = of
  if (!failure) return null
  const words =
    value === undefined
      ? { title: title ?? failure.message, description: title ? failure.message : failure.hint }
      : { title: staleTitle, description: failure.hint ?? failure.message }
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
