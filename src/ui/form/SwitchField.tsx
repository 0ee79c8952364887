import { Switch } from 'antd'
import { type LabelledProps, useFormField } from './useFormField'

export type SwitchFieldProps = LabelledProps<boolean> & {
  /** Of a filter: switched off it is no condition, rather than one that wants «no». */
  offIsNothing?: boolean
}

/** Yes or no, with its label beside it. An untouched one is «no» without being a change. */
export function SwitchField(props: SwitchFieldProps) {
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
          onChange={(isOn) => field.change(isOn || !props.offIsNothing ? isOn : undefined)}
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
