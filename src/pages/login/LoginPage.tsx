import type { ReactNode } from 'react'
import { PRODUCT_NAME, useDocumentTitle } from '../../ui/documentTitle'
import { Logo } from '../../ui/Logo'
import { LoginForm } from './LoginForm'
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

function RouteArt() {
  return (
    <svg className="route-art" viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="route-art__streets">
        <path d="M-20 140 660 60M-20 330 660 250M-20 520 660 440M-20 710 660 630M-20 900 660 820" />
        <path d="M70 -20 150 920M230 -20 310 920M390 -20 470 920M550 -20 630 920" />
        <path className="route-art__avenue" d="M-20 610 C 180 560 250 420 330 300 S 560 90 660 40" />
      </g>
      <path
        className="route-art__way"
        d="M130.6 692.3 289 673.7 273 485.5 431.4 466.9 415.4 278.8 573.8 260.2 564 146"
      />
      <circle className="route-art__start" cx="130.6" cy="692.3" r="9" />
      <g className="route-art__end" transform="translate(563.6 140)">
        <path d="M0 0c-14-17-22-28-22-40a22 22 0 1 1 44 0c0 12-8 23-22 40z" />
        <circle cy="-40" r="8" />
      </g>
    </svg>
  )
}
