import { useMaskito } from '@maskito/react'
import { useState } from 'react'
import { parsePhone } from '../../domain/phones'
import { FormFieldFrame } from './FormFieldFrame'
import { PHONE_PREFIX, phoneInputText, phoneMask } from './phoneMask'
import { TextInput } from './TextInput'
import { type FormFieldProps, useFormField } from './useFormField'

const REFUSED = 'Не вставлено: это не один номер вида +7 и десять цифр'
const storedText = (digits: string) => `Сохранён номер ${digits}`
const TOO_LONG = 'Лишняя цифра: после +7 должно быть десять'

/** The form value contains only digits: 7 and ten more if the number is complete. */
export function PhoneField(props: FormFieldProps<string> & { autoComplete?: string }) {
  const field = useFormField(props)
  const { onFocus, onBlur, ...control } = field.control
  const [isFocused, setFocused] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [options] = useState(() => phoneMask(() => setRefused(true)))
  const mask = useMaskito({ options })
  const digits = field.value ?? ''
  const masked = phoneInputText(digits)
  const isTooLong = masked !== '' && digits.length > 11
  const problem = isRefused ? REFUSED : isTooLong ? TOO_LONG : masked === '' && digits ? storedText(digits) : undefined
  return (
    <FormFieldFrame field={field} label={props.label} hint={problem ?? props.hint}>
      <TextInput
        {...control}
        ref={mask}
        type="tel"
        inputMode="tel"
        value={masked || (isFocused ? PHONE_PREFIX : '')}
        onFocus={() => {
          setFocused(true)
          onFocus()
        }}
        onBlur={() => {
          setFocused(false)
          onBlur()
        }}
        onInput={({ currentTarget: { value } }) => {
          const typed = parsePhone(value)
          if (typed !== '' && typed !== digits) setRefused(false)
          field.change(typed)
        }}
        placeholder={props.placeholder ?? '+7 (___) ___-__-__'}
        autoComplete={props.autoComplete ?? 'off'}
      />
    </FormFieldFrame>
  )
}
