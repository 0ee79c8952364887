import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { FormFieldFrame } from './FormFieldFrame'
import { useRegisterSecretField } from './secretFields'
import { TextInput } from './TextInput'
import { type FormFieldProps, useFormField } from './useFormField'

type PasswordFieldProps = FormFieldProps<string> & {
  autoComplete: 'current-password' | 'new-password'
}

/** Password input with our own visibility button. antd's button has no Russian name and is not in the tab order. */
export function PasswordField(props: PasswordFieldProps) {
  const field = useFormField(props)
  useRegisterSecretField(props.name)
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // React copies the value into the `value` attribute after each input event. Remove the attribute, so that neither a saved page nor a CSS
  // selector can expose the password.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.removeAttribute('value'))
    return () => clearTimeout(timer)
  })
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <TextInput
        {...field.control}
        ref={input}
        className="password-field"
        type={isShown ? 'text' : 'password'}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.target.value)}
        autoComplete={props.autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        suffix={
          <Button
            type="text"
            size="small"
            icon={isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            aria-label={isShown ? 'Скрыть символы' : 'Показать символы'}
            disabled={props.disabled}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </FormFieldFrame>
  )
}
