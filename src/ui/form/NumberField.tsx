import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame'
import { cleanNumber, type NumberKind, readNumber, showNumber } from './numberText'
import { type FieldProps, useFormField } from './useFormField'

export type NumberFieldProps = FieldProps<number> & {
  /** Which numbers can be typed at all; `whole` by default. Limits beyond that are rules: `min(1)`, `max(50)`. */
  kind?: NumberKind
  /** The unit: ₸, мин, %. */
  suffix?: ReactNode
}

/** A number. What its kind does not allow (a minus sign, a separator) does not come in, typed or pasted. */
export function NumberField(props: NumberFieldProps) {
  const field = useFormField(props)
  const { kind = 'whole' } = props
  // The text of a number on its way («-», «1,») says more than the number; it holds as long as both agree.
  const [typed, setTyped] = useState('')
  const text = readNumber(typed) === field.value ? typed : showNumber(field.value, kind)
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <Input
        {...field.control}
        className="number-field"
        inputMode={kind === 'whole' ? 'numeric' : kind === 'decimal' ? 'decimal' : 'text'}
        value={text}
        onChange={(event) => {
          const next = cleanNumber(event.target.value, kind)
          setTyped(next)
          if (readNumber(next) !== field.value) field.change(readNumber(next))
        }}
        status={field.error === undefined ? undefined : 'error'}
        disabled={props.disabled}
        placeholder={props.placeholder}
        autoComplete="off"
        suffix={props.suffix}
      />
    </FieldFrame>
  )
}
