import { StrictMode } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Router, useLocation } from 'wouter'
import { paths } from '../kit/address/paths'
import { BASE_PATH } from '../lib/basePath'
import { describeChunkProblem, isChunkError } from '../lib/chunkProblem'
import { session } from '../session/session'
import { ErrorBoundary } from '../ui/chunk/ErrorBoundary'
import { reloadPage, useChunkProblem } from '../ui/chunk/useChunkProblem'
import { ThemeProvider } from '../ui/ThemeProvider'
import { signedInChunk, signInChunk } from './entryChunks'
import { ScreenView } from './routing/lazyScreen'
import { FatalErrorPage } from './shell/FatalErrorPage'
import { LoadingIndicator } from './shell/LoadingIndicator'

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary
        fallback={(error, retry) => <RootFailure error={error} onRetry={retry} />}
        onRetry={retryEntryChunks}
      >
        <ThemeProvider>
          <Router base={BASE_PATH}>
            <Gate />
          </Router>
        </ThemeProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}

const WAITING = <LoadingIndicator />

function Gate() {
  const { key } = useSnapshot(session)
  const [path] = useLocation()
  if (key !== null) return <ScreenView screen={signedInChunk} waiting={WAITING} />
  return path === paths.login ? (
    <ScreenView screen={signInChunk} waiting={WAITING} />
  ) : (
    <Redirect to={paths.login} replace />
  )
}

function RootFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = useChunkProblem(error)
  if (problem === 'gone')
    return (
      <FatalErrorPage title="Вышла новая версия" text="Обновите страницу, чтобы открыть её." onRetry={reloadPage} />
    )
  if (isChunkError(error))
    return <FatalErrorPage {...describeChunkProblem(problem)} retryText="Повторить" onRetry={onRetry} />
  return (
    <FatalErrorPage
      title="Приложение не открылось"
      text="Проверьте соединение и обновите страницу. Если это повторяется, сообщите администратору."
      onRetry={onRetry}
    />
  )
}

function retryEntryChunks(): void {
  signInChunk.retry()
  signedInChunk.retry()
}
