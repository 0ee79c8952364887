import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { createChunk } from '../../../ui/chunk/chunk'
import { DialogChunk } from '../../../ui/chunk/lazyDialog'
import { usePreload } from '../../../ui/chunk/usePreload'
import { ShortcutKeys } from '../../../ui/shortcuts/ShortcutKeys'
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts'
import { closeOverlay, openOverlay, useOverlay } from '../overlay'
import './paletteButton.css'

const palette = createChunk<object>(() => import('./CommandPalette').then((m) => m.CommandPalette))
const NOTHING = {}

export function PaletteButton({ isShort }: { isShort: boolean }) {
  const open = () => {
    openOverlay('palette')
    return true
  }
  useShortcuts({ palette: open })
  usePreload(palette)
  const { isOpen } = useOverlay('palette')
  return (
    <>
      <Button
        type={isShort ? 'text' : 'default'}
        className="palette-button"
        icon={<SearchOutlined />}
        {...(isShort ? { 'aria-label': 'Быстрый переход', title: 'Быстрый переход' } : {})}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        {!isShort && (
          <>
            Быстрый переход
            <span aria-hidden>
              <ShortcutKeys id="palette" />
            </span>
          </>
        )}
      </Button>
      {isOpen && <DialogChunk chunk={palette} props={NOTHING} open onClose={closeOverlay} />}
    </>
  )
}
