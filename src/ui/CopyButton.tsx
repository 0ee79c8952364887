import { CopyOutlined } from '@ant-design/icons'
import { bidiIsolated } from '../domain/textFormatting'
import { copyToClipboard } from './copyToClipboard'
import './copyButton.css'

/** `what` names the copied text in the button's accessible name, for example `телефон клиента` in «Скопировать: телефон клиента». */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={`Скопировать: ${what}`}
      title="Скопировать"
      onClick={() => void copyToClipboard(text, `Скопировано: ${bidiIsolated(text)}`)}
    >
      <CopyOutlined aria-hidden />
    </button>
  )
}
