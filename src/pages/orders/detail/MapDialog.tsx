import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogClose'

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode }

export function MapDialog({ open, title, onClose, children }: Props) {
  return (
    <Modal
      open={open}
      title={title}
      width={800}
      footer={null}
      // The map measures its container on mount, so the dialog must open at full size, without an animation.
      transitionName=""
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      {children}
    </Modal>
  )
}
