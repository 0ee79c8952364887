import { Button } from 'antd'
import { useFormState } from 'react-final-form'
import { equalFormValues } from '../../ui/form/formValues'
import { LinkButton } from '../LinkButton'

export type FormButtonsProps<V> = {
  mode: 'create' | 'edit'
  needsChange: boolean
  isReady: boolean
  block?: (values: Partial<V>) => string | undefined
  submitText?: string
  onCancel?: (() => void) | undefined
  cancelTo?: string | undefined
}

const SUBMIT_TEXT = { create: 'Добавить', edit: 'Сохранить' }

/** A separate component that subscribes to all form values, so that a keystroke re-renders only the buttons and not the form. */
export function FormButtons<V extends object>({
  mode,
  needsChange,
  isReady,
  block,
  submitText,
  onCancel,
  cancelTo,
}: FormButtonsProps<V>) {
  const { values, initialValues, submitting } = useFormState<V>({
    subscription: { values: true, initialValues: true, submitting: true },
  })
  const isUnchanged = needsChange && equalFormValues(values, initialValues)
  const isBlocked = !isReady || isUnchanged || block?.(values) !== undefined
  return (
    <div className="form__buttons">
      {cancelTo !== undefined && (
        <LinkButton to={cancelTo} disabled={submitting}>
          Отмена
        </LinkButton>
      )}
      {onCancel && (
        <Button onClick={onCancel} disabled={submitting}>
          Отмена
        </Button>
      )}
      <Button type="primary" htmlType="submit" loading={submitting} disabled={isBlocked || submitting}>
        {submitText ?? SUBMIT_TEXT[mode]}
      </Button>
    </div>
  )
}
