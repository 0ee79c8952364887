import { FormFieldFrame } from './FormFieldFrame'
import { TextInput } from './TextInput'
import { type FormFieldProps, useFormField } from './useFormField'

type TextFieldProps = FormFieldProps<string> & {
  maxLength?: number
  inputMode?: 'text' | 'email' | 'url'
}

export function TextField(props: TextFieldProps) {
  const field = useFormField(props)
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <TextInput
        {...field.control}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.target.value)}
        maxLength={props.maxLength}
        autoComplete="off"
        inputMode={props.inputMode}
      />
    </FormFieldFrame>
  )
}
