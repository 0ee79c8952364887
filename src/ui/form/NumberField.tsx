import { type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame'
import { type NumberKind, readNumber, showNumber } from './numberText'
import type { Rule } from './rules'
import { TextInput } from './TextInput'
import { type FieldProps, useFormField } from './useFormField'

export type NumberFieldProps = FieldProps<number> & {
  /** Which numbers are taken at all; `whole` by default. Limits beyond that are rules: `min(1)`, `max(50)`. */
  kind?: NumberKind
  /** The unit: ₸, мин, %. */
  suffix?: ReactNode
  /** Takes a typed or pasted text that is more than this field's number (a pair of coordinates); true when it did. */
  takeText?: (text: string) => boolean
}

/**
 * A number. A text that is none stays as it was typed, in the field and in the form's values, with its problem as the
 * field's error: so it is neither lost nor sent as something else.
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
  // What is being typed («1,», «12 500») says more than its number; it holds as long as both agree.
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
          // A pair that is being typed is whole before its last digits are there: it waits until the field is left.
          if (!isKeystroke(nativeEvent) && takeText?.(value)) return
          setTyped(value)
          const next = heldValue(value, kind, unit)
          if (next !== held) field.change(next as number)
        }}
        onBlur={() => {
          if (typeof held === 'string') takeText?.(held)
          // From here on the text is that of the number which is sent.
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

/** Whether one character was typed, rather than a text pasted or filled in. */
const isKeystroke = (event: Event): boolean => (event as Partial<InputEvent>).data?.length === 1

/** What the form holds for a text: its number, nothing, or the text itself where it is no number. */
function heldValue(text: string, kind: NumberKind, unit: string): number | string | undefined {
  const { value, problem } = readNumber(text, kind, unit)
  return problem === undefined ? value : text
}

/** A field that depends on this one is told of numbers alone. */
function numbersOnly(onChange: NumberFieldProps['onChange']): Pick<NumberFieldProps, 'onChange'> {
  return onChange ? { onChange: (value: unknown) => onChange(typeof value === 'number' ? value : undefined) } : {}
}
