import { useMaskito } from '@maskito/react'
import { useState } from 'react'
import { FieldFrame } from './FieldFrame'
import { fromMasked, PREFIX, phoneMask, toMasked } from './phoneMask'
import { TextInput } from './TextInput'
import { type FieldProps, useFormField } from './useFormField'

const REFUSED = 'Не вставлено: это не один номер вида +7 и десять цифр'
const TOO_LONG = 'Лишняя цифра: после +7 должно быть десять'

/** A phone under the mask +7 (###) ###-##-##. The value is its digits as text, 7 and ten more when whole. */
export function PhoneField(props: FieldProps<string> & { autoComplete?: string }) {
  const field = useFormField(props)
  const { onFocus, onBlur, ...control } = field.control
  const [isFocused, setFocused] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [options] = useState(() => phoneMask(() => setRefused(true)))
  const mask = useMaskito({ options })
  return (
    <FieldFrame
      field={field}
      label={props.label}
      hint={isRefused ? REFUSED : (field.value?.length ?? 0) > 11 ? TOO_LONG : props.hint}
    >
      <TextInput
        {...control}
        ref={mask}
        type="tel"
        inputMode="tel"
        value={toMasked(field.value) || (isFocused ? PREFIX : '')}
        onFocus={() => {
          setFocused(true)
          onFocus()
        }}
        onBlur={() => {
          setFocused(false)
          onBlur()
        }}
        onInput={({ currentTarget: { value } }) => {
          const digits = fromMasked(value)
          if (digits !== '' && digits !== field.value) setRefused(false)
          field.change(digits)
        }}
        disabled={props.disabled}
        placeholder={props.placeholder ?? '+7 (___) ___-__-__'}
        autoComplete={props.autoComplete ?? 'off'}
      />
    </FieldFrame>
  )
}
