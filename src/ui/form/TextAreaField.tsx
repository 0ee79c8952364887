import { Input } from 'antd'
import type { CSSProperties } from 'react'
import { FieldFrame } from './FieldFrame'
import { type FieldProps, useFormField } from './useFormField'
import './textAreaField.css'

export type TextAreaFieldProps = FieldProps<string> & {
  /** Lines that are shown at least; the field grows up to three times as many. */
  rows?: number
  maxLength?: number
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const field = useFormField(props)
  const { rows = 3 } = props
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <Input.TextArea
        {...field.control}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.target.value)}
        className="text-area-field"
        // antd's `autoSize` writes a style attribute, which the security policy refuses.
        style={{ '--rows': rows } as CSSProperties}
        rows={rows}
        status={field.error === undefined ? undefined : 'error'}
        disabled={props.disabled}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
      />
    </FieldFrame>
  )
}
