import { StrictMode } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Router, useLocation } from 'wouter'
import { BASE } from '../lib/base'
import { session } from '../session/session'
import { paths } from '../ui/address/paths'
import { ErrorBoundary } from '../ui/chunk/ErrorBoundary'
import { reloadPage, useChunkFate } from '../ui/chunk/useChunkFate'
import { ThemeProvider } from '../ui/ThemeProvider'
import { signedInHalf, signInHalf } from './halves'
import { ScreenView } from './routing/screen'
import { PlainError } from './shell/PlainError'
import { Waiting } from './shell/Waiting'

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary fallback={(error, retry) => <RootFailure error={error} onRetry={retry} />} onRetry={retryHalves}>
        <ThemeProvider>
          <Router base={BASE}>
            <Gate />
          </Router>
        </ThemeProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}

const WAITING = <Waiting />

function Gate() {
  const { key } = useSnapshot(session)
  const [path] = useLocation()
  if (key !== null) return <ScreenView screen={signedInHalf} waiting={WAITING} />
  return path === paths.login ? (
    <ScreenView screen={signInHalf} waiting={WAITING} />
  ) : (
    <Redirect to={paths.login} replace />
  )
}

function RootFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = useChunkFate(error) === 'gone'
  return isGone ? (
    <PlainError title="Вышла новая версия" text="Обновите страницу, чтобы открыть её." onRetry={reloadPage} />
  ) : (
    <PlainError
      title="Приложение не открылось"
      text="Проверьте соединение и обновите страницу. Если это повторяется, сообщите администратору."
      onRetry={onRetry}
    />
  )
}

function retryHalves(): void {
  signInHalf.retry()
  signedInHalf.retry()
}
