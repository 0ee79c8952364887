import { Button, Modal } from 'antd'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Failure } from '../../lib/failure'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { FailureAlert } from '../../ui/form/FormAlert'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import { useMutation } from './useMutation'
import '../../ui/form/form.css'
import type { ToastLink } from '../../ui/toasts'

type DeleteDialogProps = {
  open: boolean
  title: string
  children?: ReactNode
  /** Sends the confirmed change and rejects if it fails. It is not called again while a call is pending or after a success. */
  action: () => Promise<unknown>
  success?: string
  /** Runs after a success, even if the user closed the dialog before the response. */
  onChanged?: () => void
  onDone: () => void
  /** Runs instead of `onDone` if the user has left the dialog. */
  onAway?: () => void
  onClose: () => void
  /** Runs after the closing animation, when antd has returned the focus. */
  afterClose?: () => void
}

type ConfirmDialogProps = DeleteDialogProps & {
  confirmText: string
  cancelText?: string
  focus?: 'cancel' | 'confirm'
  at?: DOMRect | undefined
  /** Toast after a success if the user has left the dialog. Null shows no toast, because `action` shows its own. */
  successAway?: string | null
  link?: ToastLink
  onFailed?: () => void
  danger?: boolean
  isConfirmDisabled?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, cancelText = 'Отмена', danger = false, at, onClose } = props
  const { isPending, failure, run } = useAction(props)
  const decline = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useDialogFocus(props.focus === 'confirm' ? confirm : decline, open)
  useEffect(() => {
    if (failure) confirm.current?.focus()
  }, [failure])
  const close = () => {
    if (!isPending) onClose()
  }
  return (
    <Modal
      open={open}
      title={title}
      width={WIDTH}
      style={at && placeBeside(at)}
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      {...(props.afterClose && { afterClose: props.afterClose })}
      onCancel={(event) => isSecondClick(event) || close()}
      footer={
        <>
          <Button onClick={close} disabled={isPending} ref={decline}>
            {cancelText}
          </Button>
          <Button
            type="primary"
            danger={danger}
            loading={isPending}
            disabled={isPending || props.isConfirmDisabled}
            ref={confirm}
            onClick={run}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <div className="confirm-dialog">
        {children}
        {failure && <FailureAlert failure={failure} />}
      </div>
    </Modal>
  )
}

const WIDTH = 440
const HEIGHT = 170
const GAP = 8

const placeBeside = (at: DOMRect): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: Math.max(GAP, Math.min(at.bottom + GAP, window.innerHeight - HEIGHT - GAP)),
  insetInlineStart: Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP)),
  margin: 0,
  paddingBlockEnd: 0,
})

/** The button texts are from reference-data, section 2. */
export function DeleteDialog(props: DeleteDialogProps) {
  return <ConfirmDialog {...props} confirmText="Да, удалить" cancelText="Не удалять" danger />
}

function useAction(props: ConfirmDialogProps) {
  const { open, action, successAway = 'Выполнено' } = props
  const { isPending, failure, run, forget } = useMutation(open)
  /**
   * After a success the dialog is visible during its closing animation. This flag prevents the second click of a double click from sending
   * the change again.
   */
  const isDone = useRef(false)
  useEffect(() => {
    isDone.current = false
    if (open) forget()
  }, [open, forget])
  const send = async () => {
    await action()
    isDone.current = true
  }
  const start = () => {
    if (isDone.current) return
    void run(send, { ...props, successAway: successAway ?? undefined, explain: inWords })
  }
  return { isPending, failure, run: start }
}

const inWords = (failure: Failure): Failure =>
  failure.outcome === 'unknown' ? { ...failure, message: 'Неизвестно, выполнено ли' } : failure
