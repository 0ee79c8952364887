import { Button, Modal } from 'antd'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Failure } from '../../lib/failure'
import { DIALOG_CLOSE, isSecondClick } from './dialogClose'
import { FailureAlert } from './FormAlert'
import { useChange } from './useChange'
import { useDialogFocus } from './useDialogFocus'
import './form.css'

export type DeleteDialogProps = {
  open: boolean
  title: string
  /** What will happen, in more words than the title. */
  children?: ReactNode
  /** Which choice has the focus: the harmless one unless told otherwise. */
  focus?: 'cancel' | 'confirm'
  /** What asked, on the screen: the question opens beside it, so that no pointer travels. */
  at?: DOMRect | undefined
  /** The change; rejects with what the HTTP boundary throws. Never called twice at a time, nor again after success. */
  action: () => Promise<unknown>
  /** The toast of success, shown also when the dialog was left meanwhile. */
  success?: string
  /** Updates stores and lists after the change, also when the dialog was left meanwhile. */
  onChanged?: () => void
  /** Reads again what may have changed although the change failed. */
  onFailed?: () => void
  /** Called only while the dialog is still open. */
  onDone: () => void
  onClose: () => void
}

export type ConfirmDialogProps = DeleteDialogProps & {
  confirmText: string
  cancelText?: string
  danger?: boolean
}

/** Asks before a change, shows that it is under way, keeps its failure until it is read. */
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
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || close()}
      footer={
        <>
          <Button onClick={close} disabled={isPending} ref={decline}>
            {cancelText}
          </Button>
          <Button type="primary" danger={danger} loading={isPending} disabled={isPending} ref={confirm} onClick={run}>
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
/** Of a question of two lines with its buttons, pixels. */
const HEIGHT = 170
const GAP = 8

/** Under what asked, or above the lower edge of the window. */
const placeBeside = (at: DOMRect): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: Math.max(GAP, Math.min(at.bottom + GAP, window.innerHeight - HEIGHT - GAP)),
  insetInlineStart: Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP)),
  margin: 0,
  paddingBlockEnd: 0,
})

/** Deletion (reference-data, section 2): «Не удалять» and «Да, удалить» under the title that the screen gives. */
export function DeleteDialog(props: DeleteDialogProps) {
  return <ConfirmDialog {...props} confirmText="Да, удалить" cancelText="Не удалять" danger />
}

function useAction({ open, action, success, onChanged, onFailed, onDone }: ConfirmDialogProps) {
  const { isPending, failure, run, forget } = useChange(open)
  /** What has succeeded is not sent again by the second half of a double click, while the dialog closes. */
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
    void run(send, { success, successAway: 'Выполнено', onChanged, onFailed, onDone, explain: inWords })
  }
  return { isPending, failure, run: start }
}

/** What is asked about here is done rather than saved. */
const inWords = (failure: Failure): Failure =>
  failure.outcome === 'unknown' ? { ...failure, message: 'Неизвестно, выполнено ли' } : failure
