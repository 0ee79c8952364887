import { useDocumentTitle } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import './fatalErrorPage.css'

/**
 * Full page for a fatal error, such as an invalid `config.json` or an error outside all screens. The page uses only React and a style
 * sheet, so that the same error cannot break it.
 */
export function FatalErrorPage(props: { title: string; text: string; retryText?: string; onRetry: () => void }) {
  const { title, text, retryText = 'Обновить', onRetry } = props
  useDocumentTitle(title)
  return (
    <main className="plain-error">
      <Logo size={40} />
      <div role="alert">
        <h1 className="plain-error__title">{title}</h1>
        <p className="plain-error__text">{text}</p>
      </div>
      <button type="button" className="plain-error__button" onClick={() => onRetry()}>
        {retryText}
      </button>
    </main>
  )
}
