import { createChunk } from '../../ui/chunk/chunk'
import { DialogChunk } from '../../ui/chunk/lazyDialog'
import { usePreload } from '../../ui/chunk/usePreload'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { closeOverlay, openOverlay, useOverlay } from './overlay'

const palette = createChunk<object>(() => import('./palette/Palette').then((m) => m.Palette))
const shortcutList = createChunk<object>(() => import('./ShortcutList').then((m) => m.ShortcutList))

const NOTHING = {}

export function Overlays() {
  const show = (overlay: 'palette' | 'shortcuts') => () => {
    openOverlay(overlay)
    return true
  }
  useShortcuts({ palette: show('palette'), shortcuts: show('shortcuts') })
  usePreload(palette)
  const isPaletteOpen = useOverlay('palette').isOpen
  const list = useOverlay('shortcuts')
  return (
    <>
      {isPaletteOpen && <DialogChunk chunk={palette} props={NOTHING} open onClose={closeOverlay} />}
      {list.wasOpened && <DialogChunk chunk={shortcutList} props={NOTHING} open={list.isOpen} onClose={closeOverlay} />}
    </>
  )
}
