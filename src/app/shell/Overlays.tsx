import { useEffect } from 'react'
import { createChunk } from '../../ui/chunk/chunk'
import { DialogChunk } from '../../ui/chunk/lazyDialog'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { closeOverlay, openOverlay, useOverlay } from './overlay'

const palette = createChunk<object>(() => import('./palette/Palette').then((m) => m.Palette))
const shortcutList = createChunk<object>(() => import('./ShortcutList').then((m) => m.ShortcutList))

const NOTHING = {}

/** Preloads the palette once the screen has loaded, so that what is typed right after the shortcut is not lost. */
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
  const isPaletteOpen = useOverlay('palette').isOpen
  const list = useOverlay('shortcuts')
  return (
    <>
      {isPaletteOpen && <DialogChunk chunk={palette} props={NOTHING} open onClose={closeOverlay} />}
      {list.wasOpened && <DialogChunk chunk={shortcutList} props={NOTHING} open={list.isOpen} onClose={closeOverlay} />}
    </>
  )
}
