import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { FormFieldFrame } from './FormFieldFrame'
import type { FieldRule } from './fieldRules'
import { formatNumberInput, type NumberFieldKind, parseNumberText } from './parseNumberText'
import { TextInput } from './TextInput'
import { type FormFieldProps, useFormField } from './useFormField'

type NumberFieldProps = FormFieldProps<number> & {
  kind?: NumberFieldKind
  suffix?: ReactNode
  /** Handles text that is not a single number, such as a coordinate pair. Returns true if it has handled the text. */
  takeText?: (text: string) => boolean
  isReplaced?: boolean
}

/**
 * Number field that keeps invalid text both in the input and in the form values, with an error. The text is neither lost nor sent as
 * another number.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind = 'whole', suffix, takeText, isReplaced = false } = props
  const unit = typeof suffix === 'string' ? suffix : ''
  const rule: FieldRule<number> = (value: unknown, values, name) =>
    typeof value === 'string'
      ? parseNumberText(value, kind, unit).problem
      : props.rule?.(value as number | undefined, values, name)
  const field = useFormField<number>({ ...props, unit, rule, ...numbersOnly(props.onChange) })
  const held: unknown = field.value
  // Show the typed text («1,», «12 500») as long as it means the same number as the form value.
  const [typed, setTyped] = useState('')
  const isFresh = useRef(false)
  const shown = typeof held === 'string' ? held : formatNumberInput(field.value, kind)
  const text = heldValue(typed, kind, unit) === held ? typed : shown
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <TextInput
        {...field.control}
        className="number-field"
        {...(isReplaced && {
          onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
            field.control.onFocus()
            isFresh.current = true
            target.select()
          },
          // The click that focuses the input also places the caret and clears the selection, so select the text again.
          onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
            if (isFresh.current) currentTarget.select()
            isFresh.current = false
          },
        })}
        inputMode={kind === 'whole' ? 'numeric' : kind === 'decimal' ? 'decimal' : 'text'}
        value={text}
        onChange={({ target: { value }, nativeEvent }) => {
          // A coordinate pair that the user types is parsed on blur, because it looks complete before its last digits are typed. A pasted
          // pair is parsed at once.
          if (!isKeystroke(nativeEvent) && takeText?.(value)) return
          isFresh.current = false
          setTyped(value)
          const next = heldValue(value, kind, unit)
          if (next !== held) field.change(next as number)
        }}
        onBlur={() => {
          if (typeof held === 'string') takeText?.(held)
          setTyped('')
          field.control.onBlur()
        }}
        autoComplete="off"
        suffix={suffix}
      />
    </FormFieldFrame>
  )
}

const isKeystroke = (event: Event): boolean => (event as Partial<InputEvent>).data?.length === 1

function heldValue(text: string, kind: NumberFieldKind, unit: string): number | string | undefined {
  const { value, problem } = parseNumberText(text, kind, unit)
  return problem === undefined ? value : text
}

function numbersOnly(onChange: NumberFieldProps['onChange']): Pick<NumberFieldProps, 'onChange'> {
  return onChange ? { onChange: (value: unknown) => onChange(typeof value === 'number' ? value : undefined) } : {}
}
