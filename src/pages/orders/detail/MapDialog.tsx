import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode }

/** A dialog with a map of one order. */
export function MapDialog({ open, title, onClose, children }: Props) {
  return (
    <Modal
      open={open}
      title={title}
      width={800}
      footer={null}
      // The map measures itself on mount, so the dialog must not grow from a smaller size meanwhile.
      transitionName=""
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      {children}
    </Modal>
  )
}
