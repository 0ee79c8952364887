import { Alert } from 'antd'
import { useFormState } from 'react-final-form'
import type { FormFailure } from './submitErrors'

/** Shows the error of the last save, or the message of `block`, a rule that checks the whole form (reference-data, section 8). */
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

/** Shows the error of a request. `others` are the field messages of a 422 response that no form field shows; by default all of them. */
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
      className="form__failure"
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
