import { Suspense, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import { NotBuiltPage } from '../../pages/notBuilt/NotBuiltPage'
import { useDocumentTitle } from '../../ui/documentTitle'
import { ErrorPanel } from '../../ui/ErrorPanel'
import type { AppRoute } from '../routing/route'
import { ScreenView } from '../routing/screen'
import { Breadcrumbs } from './Breadcrumbs'
import { ErrorBoundary } from './ErrorBoundary'
import { Waiting } from './Waiting'

/** One screen with its breadcrumbs and title, seen from its top. What breaks in it stays in it. */
export function ScreenFrame({ route, params }: { route: AppRoute; params: Record<string, string> }) {
  const { path, screen, title } = route
  useDocumentTitle(title)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <Breadcrumbs route={route} params={params} />
      <ErrorBoundary
        onRetry={screen?.retry}
        fallback={(error, retry) => <ErrorPanel failure={brokenScreen(error)} onRetry={retry} />}
      >
        <Suspense fallback={<Waiting fills="screen" />}>
          {/* The route hands the parameters of the address to the screen: `useParams()`. */}
          <Route path={path}>{screen ? <ScreenView screen={screen} /> : <NotBuiltPage title={title} />}</Route>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** A chunk that did not come is the network's fault, anything else is a bug of ours. */
function brokenScreen(error: unknown) {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  return isChunk
    ? { message: 'Раздел не загрузился', hint: 'Проверьте соединение и нажмите «Обновить».' }
    : { message: 'Раздел не открылся', hint: 'В приложении произошла ошибка. Остальные разделы работают.' }
}
