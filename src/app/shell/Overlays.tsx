import { Suspense, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { toast } from '../../ui/toasts'
import { lazyScreen, type Screen, ScreenView } from '../routing/screen'
import { ErrorBoundary } from './ErrorBoundary'
import { closeOverlay, openOverlay, overlayState, useOverlay } from './overlay'

const palette = lazyScreen(() => import('./palette/Palette').then((m) => m.Palette))
const shortcutList = lazyScreen(() => import('./ShortcutList').then((m) => m.ShortcutList))

/** What is typed right after the shortcut should find the palette there; it comes when the screen has had its turn. */
const PRELOAD_AFTER_MS = 2000

/** Command palette and list of shortcuts, in chunks of their own, over any screen. */
export function Overlays() {
  const show = (overlay: 'palette' | 'shortcuts') => () => {
    openOverlay(overlay)
    return true
  }
  useShortcuts({ palette: show('palette'), shortcuts: show('shortcuts') })
  useEffect(() => {
    const timer = setTimeout(() => void palette.preload(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {useOverlay('palette').isOpen && <LazyOverlay screen={palette} />}
      {useOverlay('shortcuts').wasOpened && <LazyOverlay screen={shortcutList} />}
    </>
  )
}

function LazyOverlay({ screen }: { screen: Screen }) {
  return (
    <ErrorBoundary onRetry={screen.retry} fallback={(_error, retry) => <NotLoaded retry={retry} />}>
      <Suspense fallback={null}>
        <ScreenView screen={screen} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Without its chunk it closes, and the next opening tries anew. */
function NotLoaded({ retry }: { retry: () => void }) {
  const { open } = useSnapshot(overlayState)
  const isClosed = open === null
  const wasClosed = useRef(false)
  useEffect(() => {
    if (isClosed) wasClosed.current = true
    else if (wasClosed.current) retry()
    else {
      toast.failure({ message: 'Окно не загрузилось', hint: 'Проверьте соединение и попробуйте ещё раз.' })
      closeOverlay()
    }
  }, [isClosed, retry])
  return null
}
