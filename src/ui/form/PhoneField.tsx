import { useMaskito } from '@maskito/react'
import { useState } from 'react'
import { FieldFrame } from './FieldFrame'
import { fromMasked, isNoNumber, PHONE_MASK_OPTIONS, PREFIX, toMasked } from './phoneMask'
import { TextInput } from './TextInput'
import { type FieldProps, useFormField } from './useFormField'

const REFUSED = 'Не вставлено: это не один номер вида +7 и десять цифр'

/** A phone under the mask +7 (###) ###-##-##. The value is its digits as text, 7 and ten more when whole. */
export function PhoneField(props: FieldProps<string> & { autoComplete?: string }) {
  const field = useFormField(props)
  const { onFocus, onBlur, ...control } = field.control
  const [isFocused, setFocused] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const mask = useMaskito({ options: PHONE_MASK_OPTIONS })
  return (
    <FieldFrame field={field} label={props.label} hint={isRefused ? REFUSED : props.hint}>
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
        onPaste={(event) => setRefused(isNoNumber(event.clipboardData.getData('text')))}
        onInput={({ currentTarget: { value } }) => {
          if (fromMasked(value) !== (field.value ?? '')) setRefused(false)
          field.change(fromMasked(value))
        }}
        disabled={props.disabled}
        placeholder={props.placeholder ?? '+7 (___) ___-__-__'}
        autoComplete={props.autoComplete ?? 'off'}
      />
    </FieldFrame>
  )
}
