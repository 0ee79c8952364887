import { Input } from 'antd'
import type { CSSProperties } from 'react'
import { FormFieldFrame } from './FormFieldFrame'
import { type FormFieldProps, useFormField } from './useFormField'
import './form.css'

type TextAreaFieldProps = FormFieldProps<string> & {
  /** Minimum height in lines. With more text the field grows to at most three times this height. */
  rows?: number
}

export function TextAreaField(props: TextAreaFieldProps) {
  const field = useFormField(props)
  const { rows = 3 } = props
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <Input.TextArea
        {...field.control}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.target.value)}
        className="text-area-field"
        // The style sheet makes the field grow. antd's `autoSize` would write a `style` attribute, which the Content-Security-Policy
        // blocks.
        style={{ '--rows': rows } as CSSProperties}
        rows={rows}
        status={field.error === undefined ? undefined : 'error'}
      />
    </FormFieldFrame>
  )
}
