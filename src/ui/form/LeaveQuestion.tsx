import { Button, Modal } from 'antd'
import { DIALOG_CLOSE } from './dialogClose'

/** Asks before unsaved changes are given up. Esc and a click beside the dialog stay. */
export function LeaveQuestion(props: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <Modal
      open={props.open}
      title="Отменить изменения и уйти со страницы?"
      width={440}
      centered
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={props.onStay}
      footer={
        <>
          <Button danger onClick={props.onLeave}>
            Да, уйти
          </Button>
          <Button type="primary" autoFocus onClick={props.onStay}>
            Нет, остаться
          </Button>
        </>
      }
    >
      Введённые данные не сохранены.
    </Modal>
  )
}
