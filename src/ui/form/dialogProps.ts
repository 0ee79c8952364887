import type { ModalProps } from 'antd'

export const DIALOG_CLOSE_PROPS = { 'aria-label': 'Закрыть' }

/** If the user double-clicks to open a dialog, the second click hits the mask around the dialog and must not close it. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1

export const closeOnlyDialogProps = (onClose: () => void): ModalProps => ({
  footer: null,
  destroyOnHidden: true,
  closable: DIALOG_CLOSE_PROPS,
  onCancel: (event) => isSecondClick(event) || onClose(),
})
