import { Alert, Button } from 'antd'
import type { Loaded } from './useEntity'
import './form.css'

/** Says inside a form that options which follow from another field did not load, and offers to repeat that. */
export function LoadAlert({ of }: { of: Loaded<unknown> }) {
  if (of.status !== 'failed') return null
  return (
    <Alert
      type="error"
      showIcon
      className="load-alert"
      title={of.failure.message}
      description={of.failure.hint}
      action={<Button onClick={of.reload}>Обновить</Button>}
    />
  )
}
