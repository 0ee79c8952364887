import { useDocumentTitle } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import './plainError.css'

/**
 * A full page for when the console itself cannot run: a wrong `config.json`, a bug above all screens. It depends on
 * React and a style sheet alone, so that it cannot fail for the same reason.
 */
export function PlainError({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  useDocumentTitle(title)
  return (
    <main className="plain-error">
      <Logo size={40} />
      <div role="alert">
        <h1 className="plain-error__title">{title}</h1>
        <p className="plain-error__text">{text}</p>
      </div>
      <button type="button" className="plain-error__button" onClick={() => onRetry()}>
        Обновить
      </button>
    </main>
  )
}
