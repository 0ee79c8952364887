import { Modal } from 'antd'
import { useRef } from 'react'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { useHasDialogRendered } from '../../ui/form/useDialogFocus'
import { FormBody, type FormContentProps, type FormHandle } from './FormBody'

export type ModalFormProps<V extends object> = FormContentProps<V> & {
  open: boolean
  title: string
  onClose: () => void
  width?: number
}

/**
 * Form in a dialog. If the form has unsaved changes, every attempt to close the dialog first asks the user. During a save the dialog cannot
 * be closed.
 */
export function ModalForm<V extends object>({ open, title, onClose, width = 520, ...form }: ModalFormProps<V>) {
  const handle = useRef<FormHandle>(null)
  const isShown = useHasDialogRendered(open)
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => {
        if (isSecondClick(event)) return
        if (handle.current) handle.current.leave(onClose)
        else onClose()
      }}
    >
      <FormBody
        savedAway={`${title}: сохранено`}
        {...form}
        isOpen={open}
        name={title}
        handle={handle}
        hasFocus={isShown}
        onCancel={onClose}
      />
    </Modal>
  )
}
