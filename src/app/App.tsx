import { StrictMode } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Router, useLocation } from 'wouter'
import { paths } from '../kit/address/paths'
import { BASE_PATH } from '../lib/basePath'
import { describeChunkProblem, isChunkError } from '../lib/chunkProblem'
import { session } from '../session/session'
import { ErrorBoundary } from '../ui/chunk/ErrorBoundary'
import { saveInputAndReload, useChunkProblem } from '../ui/chunk/useChunkProblem'
import { ThemeProvider } from '../ui/ThemeProvider'
import { signedInAppChunk, signInScreenChunk } from './entryChunks'
import { LazyScreenView } from './routing/lazyScreen'
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
  if (key !== null) return <LazyScreenView screen={signedInAppChunk} waiting={WAITING} />
  return path === paths.login ? (
    <LazyScreenView screen={signInScreenChunk} waiting={WAITING} />
  ) : (
    <Redirect to={paths.login} replace />
  )
}

function RootFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = useChunkProblem(error)
  if (isChunkError(error)) {
    const isGone = problem === 'gone'
    return (
      <FatalErrorPage
        {...describeChunkProblem(problem)}
        {...(!isGone && { retryText: 'Повторить' })}
        onRetry={isGone ? saveInputAndReload : onRetry}
      />
    )
  }
  return (
    <FatalErrorPage
      title="Приложение не открылось"
      text="Проверьте соединение и обновите страницу. Если это повторяется, сообщите администратору."
      onRetry={onRetry}
    />
  )
}

function retryEntryChunks(): void {
  signInScreenChunk.retry()
  signedInAppChunk.retry()
}
