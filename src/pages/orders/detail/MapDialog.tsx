import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { closeOnlyDialogProps } from '../../../ui/form/dialogProps'

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode }

export function MapDialog({ open, title, onClose, children }: Props) {
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={title}
      width={800}
      // The map measures its container on mount, so the dialog must open at full size, without an animation.
      transitionName=""
    >
      {children}
    </Modal>
  )
}
