import { type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame'
import { type NumberKind, readNumber, showNumber } from './numberText'
import type { Rule } from './rules'
import { TextInput } from './TextInput'
import { type FieldProps, useFormField } from './useFormField'

export type NumberFieldProps = FieldProps<number> & {
  kind?: NumberKind
  suffix?: ReactNode
  /** Handles text that is more than one number, such as a coordinate pair; returns true if it did. */
  takeText?: (text: string) => boolean
}

/**
 * Invalid text is kept in the field and in the form values with an error, so it is neither lost nor sent as another
 * number.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind = 'whole', suffix, takeText } = props
  const unit = typeof suffix === 'string' ? suffix : ''
  const rule: Rule<number> = (value: unknown, values, name) =>
    typeof value === 'string'
      ? readNumber(value, kind, unit).problem
      : props.rule?.(value as number | undefined, values, name)
  const field = useFormField<number>({ ...props, rule, ...numbersOnly(props.onChange) })
  const held: unknown = field.value
  // Keep the typed text («1,», «12 500») while it means the same number as the form value.
  const [typed, setTyped] = useState('')
  const shown = typeof held === 'string' ? held : showNumber(field.value, kind)
  const text = heldValue(typed, kind, unit) === held ? typed : shown
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
      <TextInput
        {...field.control}
        className="number-field"
        inputMode={kind === 'whole' ? 'numeric' : kind === 'decimal' ? 'decimal' : 'text'}
        value={text}
        onChange={({ target: { value }, nativeEvent }) => {
          // A typed pair is parsed on blur, because it looks complete before its last digits are typed.
          if (!isKeystroke(nativeEvent) && takeText?.(value)) return
          setTyped(value)
          const next = heldValue(value, kind, unit)
          if (next !== held) field.change(next as number)
        }}
        onBlur={() => {
          if (typeof held === 'string') takeText?.(held)
          setTyped('')
          field.control.onBlur()
        }}
        disabled={props.disabled}
        placeholder={props.placeholder}
        autoComplete="off"
        suffix={suffix}
      />
    </FieldFrame>
  )
}

const isKeystroke = (event: Event): boolean => (event as Partial<InputEvent>).data?.length === 1

/** The form value of a text: a number, undefined, or the text itself if it is invalid. */
function heldValue(text: string, kind: NumberKind, unit: string): number | string | undefined {
  const { value, problem } = readNumber(text, kind, unit)
  return problem === undefined ? value : text
}

function numbersOnly(onChange: NumberFieldProps['onChange']): Pick<NumberFieldProps, 'onChange'> {
  return onChange ? { onChange: (value: unknown) => onChange(typeof value === 'number' ? value : undefined) } : {}
}
