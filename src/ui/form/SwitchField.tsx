import { Switch } from 'antd'
import { type LabelledProps, useFormField } from './useFormField'

/** Yes or no, with its label beside it. An untouched one is «no» without being a change. */
export function SwitchField(props: LabelledProps<boolean>) {
  const field = useFormField(props)
  const { id } = field.control
  const message = field.error ?? props.hint
  return (
    <div className={field.error === undefined ? 'field field--unlabelled' : 'field field--unlabelled field--wrong'}>
      <div className="field__control switch-field">
        <Switch
          id={id}
          aria-describedby={message === undefined ? undefined : field.ids.message}
          checked={field.value ?? false}
          onChange={field.change}
          disabled={props.disabled}
        />
        <label htmlFor={id}>{props.label}</label>
      </div>
      {message !== undefined && (
        <div id={field.ids.message} className="field__message">
          {message}
        </div>
      )}
    </div>
  )
}
