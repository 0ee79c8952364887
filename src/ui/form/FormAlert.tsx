import { Alert } from 'antd'
import { useFormState } from 'react-final-form'
import type { FormFailure } from './submitErrors'

/** What keeps the form from being saved: the server's refusal, or a rule on all values (reference-data, section 8). */
export function FormAlert<V extends object>({ block }: { block?: (values: Partial<V>) => string | undefined }) {
  const { submitError, values } = useFormState<V>({ subscription: { submitError: true, values: block !== undefined } })
  const failure = submitError as FormFailure | undefined
  const blocked = block?.(values)
  return (
    <>
      {failure && <FailureAlert failure={failure} others={failure.others} />}
      {blocked !== undefined && <Alert type="error" showIcon title={blocked} />}
    </>
  )
}

/**
 * A failed change as a red alert: the server's message, what is known beyond it, and the messages of a 422 response: all of them,
 * or those that a form cannot show beside their fields (`others`).
 */
export function FailureAlert({
  failure,
  others = Object.values(failure.fields ?? {}),
}: {
  failure: Omit<FormFailure, 'others'>
  others?: string[]
}) {
  const own = new Set(others.filter((line) => line !== failure.message))
  const lines = [...(failure.hint ? [failure.hint] : []), ...own]
  return (
    <Alert
      type={failure.outcome === 'unknown' ? 'warning' : 'error'}
      showIcon
      title={
        <>
          {failure.message}
          {lines.map((line) => (
            <div key={line} className="form__failure-line">
              {line}
            </div>
          ))}
        </>
      }
    />
  )
}
