import type { ReactNode } from 'react'
import type { FieldMetaState } from 'react-final-form'

/** What a control needs to be read out together with its error. */
export type Described = {
  id: string
  status: 'error' | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A label, its control and the error under it. antd's Form.Item would cost the sign-in screen a third more to load. */
export function LoginField({
  id,
  label,
  meta,
  children,
}: {
  id: string
  label: string
  meta: FieldMetaState<string>
  children: (described: Described) => ReactNode
}) {
  const submitError = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error = meta.touched ? (meta.error ?? submitError) : undefined
  const errorId = `${id}-error`
  return (
    <div className="login-field">
      <label className="login-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? errorId : undefined,
      })}
      <div className="login-field__error" id={errorId} aria-live="polite">
        {error}
      </div>
    </div>
  )
}
