import { createChunk } from '../../ui/chunk/chunk'
import { DialogChunk } from '../../ui/chunk/lazyDialog'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { closeOverlay, openOverlay, useOverlay } from './overlay'

const shortcutList = createChunk<object>(() => import('./ShortcutList').then((m) => m.ShortcutList))

export function Overlays() {
  const open = () => {
    openOverlay('shortcuts')
    return true
  }
  useShortcuts({ shortcuts: open })
  const { isOpen, wasOpened } = useOverlay('shortcuts')
  return wasOpened && <DialogChunk chunk={shortcutList} props={{}} open={isOpen} onClose={closeOverlay} />
}
