import { Switch } from 'antd'
import { type LabelledFieldProps, useFormField } from './useFormField'

type SwitchFieldProps = LabelledFieldProps<boolean> & {
  /** Used in filters: a switch that is off has no value instead of `false`, so that it filters nothing. */
  offIsNothing?: boolean
}

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
