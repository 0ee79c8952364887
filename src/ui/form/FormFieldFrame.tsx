import type { ReactNode } from 'react'
import type { FormFieldState } from './useFormField'
import './form.css'

type FormFieldFrameProps = {
  field: Pick<FormFieldState<never>, 'ids' | 'error' | 'isRequired'>
  label: string
  hint?: string
  children: ReactNode
  /** True if the control consists of several elements. A `<label>` can refer only to a single element, so a `<div>` is rendered instead. */
  isGroup?: boolean
}

export function FormFieldFrame({ field, label, hint, children, isGroup = false }: FormFieldFrameProps) {
  const { ids, error, isRequired } = field
  const Label = isGroup ? 'div' : 'label'
  return (
    <div className={error === undefined ? 'field' : 'field field--wrong'}>
      <Label
        className={isRequired ? 'field__label field__label--required' : 'field__label'}
        {...(isGroup ? { id: `${ids.control}-label` } : { htmlFor: ids.control })}
      >
        {label}
      </Label>
      <div className="field__control">{children}</div>
      {(error ?? hint) !== undefined && (
        <div id={ids.message} className="field__message">
          {error ?? hint}
        </div>
      )}
    </div>
  )
}
