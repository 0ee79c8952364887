import { CopyOutlined } from '@ant-design/icons'
import { isolated } from '../domain/text'
import { toast } from './toasts'
import './copyButton.css'

/** Copies a text. `what` says of it what it is, for whoever hears the button: `телефон клиента`. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(`Скопировано: ${isolated(text)}`)
    } catch {
      toast.failure({ message: 'Браузер не дал скопировать', hint: 'Выделите текст и скопируйте его сами.' })
    }
  }
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={`Скопировать: ${what}`}
      title="Скопировать"
      onClick={copy}
    >
      <CopyOutlined aria-hidden />
    </button>
  )
}
