import { memo, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import { ChunkFailureAlert } from '../../ui/chunk/ChunkFailureAlert'
import { ErrorBoundary } from '../../ui/chunk/ErrorBoundary'
import { useDocumentTitle } from '../../ui/documentTitle'
import type { AppRoute } from '../routing/appRoute'
import { LazyScreenView } from '../routing/lazyScreen'
import { Breadcrumbs } from './Breadcrumbs'
import { LoadingIndicator } from './LoadingIndicator'

const WAITING = <LoadingIndicator fills="screen" />

export const ScreenFrame = memo(({ route, params }: { route: AppRoute; params: Record<string, string> }) => {
  const { path, screen, title } = route
  useDocumentTitle(title)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <Breadcrumbs route={route} params={params} />
      <ErrorBoundary
        onRetry={screen.retry}
        fallback={(error, retry) => <ChunkFailureAlert error={error} onRetry={retry} />}
      >
        {/* Inside `Route` the screen can read its path parameters with `useParams()`. */}
        <Route path={path}>
          <LazyScreenView screen={screen} waiting={WAITING} />
        </Route>
      </ErrorBoundary>
    </>
  )
})
