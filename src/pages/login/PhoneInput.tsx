import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { Input, type InputRef } from 'antd'
import { type ComponentProps, type FormEvent, useCallback } from 'react'
import { PHONE_MASK } from '../../domain/phones'

type Props = Omit<ComponentProps<typeof Input>, 'ref' | 'type' | 'onChange'> & { onChange: (masked: string) => void }

/** A pasted or autofilled «8 700…» or «+7 700…» is a whole number: its country code is the mask's own. */
const dropCountryCode: MaskitoPreprocessor = ({ elementState, data }) => {
  const digits = data.replace(/\D/g, '')
  return digits.length === 11 && /^[78]/.test(digits) ? { elementState, data: digits.slice(1) } : { elementState, data }
}

const OPTIONS: MaskitoOptions = { mask: PHONE_MASK, preprocessors: [dropCountryCode] }

/** The phone field with its mask `+7 (###) ###-##-##`; its value is the masked text. */
export function PhoneInput({ onChange, ...props }: Props) {
  // The mask has corrected the text by the time of this event; antd's own change handler would see it too early.
  const onInput = (event: FormEvent<HTMLInputElement>) => onChange(event.currentTarget.value)
  const mask = useMaskito({ options: OPTIONS })
  const ref = useCallback((input: InputRef | null) => mask(input?.input ?? null), [mask])
  return (
    <Input
      {...props}
      ref={ref}
      type="tel"
      inputMode="tel"
      autoComplete="username"
      placeholder="+7 (___) ___-__-__"
      onInput={onInput}
    />
  )
}
