import type { ReactNode } from 'react'
import { PRODUCT_NAME, useDocumentTitle } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import { LoginForm } from './LoginForm'
import { RouteArt } from './RouteArt'
import './login.css'

/**
 * See reference-data, section 2.2. `onIntent` runs when the user is about to sign in, so that the next screen can be
 * preloaded. `notice` is rendered above the form.
 */
export function LoginPage({ notice, onIntent }: { notice?: ReactNode; onIntent: () => void }) {
  useDocumentTitle('Вход')
  return (
    <div className="login">
      <header className="login__brand">
        <RouteArt />
        <div className="login__product">
          <Logo size={40} />
          <div>
            <div className="login__product-name">{PRODUCT_NAME}</div>
            <div className="login__product-part">Панель управления</div>
          </div>
        </div>
      </header>
      <main className="login__main">
        <div className="login__column">
          {notice}
          <h1 className="login__title">Вход</h1>
          <p className="login__text">Войдите для работы с панелью управления</p>
          <LoginForm onIntent={onIntent} />
        </div>
      </main>
    </div>
  )
}
