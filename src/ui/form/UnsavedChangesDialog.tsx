import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { DIALOG_CLOSE_PROPS, isSecondClick } from './dialogProps'
import { useDialogFocus } from './useDialogFocus'

export function UnsavedChangesDialog(props: {
  open: boolean
  title?: string
  text?: string | undefined
  onStay: () => void
  onLeave: () => void
}) {
  const stayButton = useRef<HTMLButtonElement>(null)
  useDialogFocus(stayButton, props.open)
  return (
    <Modal
      open={props.open}
      title={props.title ?? 'Отменить изменения и уйти со страницы?'}
      width={440}
      centered
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || props.onStay()}
      footer={
        <>
          <Button danger onClick={props.onLeave}>
            Да, уйти
          </Button>
          <Button type="primary" ref={stayButton} onClick={props.onStay}>
            Нет, остаться
          </Button>
        </>
      }
    >
      {props.text ?? 'Введённые данные не сохранены.'}
    </Modal>
  )
}
