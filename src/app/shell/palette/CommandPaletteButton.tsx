import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import { usePreloadChunk } from '../../../ui/chunk/usePreloadChunk'
import { ShortcutKeys } from '../../../ui/shortcuts/ShortcutKeys'
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts'
import { closeShellOverlay, openShellOverlay, useShellOverlay } from '../shellOverlay'
import './commandPaletteButton.css'

const CommandPalette = lazyDialog(() => import('./CommandPalette').then((m) => m.CommandPalette))

export function CommandPaletteButton({ isShort }: { isShort: boolean }) {
  const open = () => {
    openShellOverlay('palette')
    return true
  }
  useShortcuts({ palette: open })
  usePreloadChunk(CommandPalette)
  const { isOpen } = useShellOverlay('palette')
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
      {isOpen && <CommandPalette open onClose={closeShellOverlay} />}
    </>
  )
}
