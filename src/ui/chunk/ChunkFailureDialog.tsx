import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { ChunkFailureAlert } from './ChunkFailureAlert'
import './chunkFailure.css'

/**
 * Shown when the chunk of a dialog failed to load. It is a native `<dialog>`, because antd's Modal would have to be loaded with every page.
 */
export function ChunkFailureDialog(props: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const { error, onRetry, onClose } = props
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog
      ref={element}
      className="missing-dialog"
      aria-label="Окно не открылось"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Button
        type="text"
        className="missing-dialog__close"
        icon={<CloseOutlined />}
        aria-label="Закрыть"
        onClick={onClose}
      />
      <ChunkFailureAlert error={error} onRetry={onRetry} />
    </dialog>
  )
}
