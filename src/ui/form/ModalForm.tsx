import { Modal } from 'antd'
import { useRef } from 'react'
import { DIALOG_CLOSE, isSecondClick } from './dialogClose'
import { FormBody, type FormContent, type FormHandle } from './FormBody'
import { useShown } from './useDialogFocus'

export type ModalFormProps<V extends object> = FormContent<V> & {
  open: boolean
  title: string
  onClose: () => void
  /** Pixels. */
  width?: number
}

/**
 * A form in a dialog. Cross, Esc, a click beside it and «Отмена» ask before changes are lost and wait for a save under
 * way; the focus goes into the first field and returns to where it was.
 */
export function ModalForm<V extends object>({ open, title, onClose, width = 520, ...form }: ModalFormProps<V>) {
  const handle = useRef<FormHandle>(null)
  const isShown = useShown(open)
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE}
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
