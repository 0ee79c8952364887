import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Keys } from '../../ui/shortcuts/Keys'
import { openOverlay } from './overlay'
import './paletteButton.css'

export function PaletteButton({ isShort }: { isShort: boolean }) {
  return (
    <Button
      type={isShort ? 'text' : 'default'}
      className="palette-button"
      icon={<SearchOutlined />}
      {...(isShort ? { 'aria-label': 'Быстрый переход', title: 'Быстрый переход' } : {})}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onClick={() => openOverlay('palette')}
    >
      {!isShort && (
        <>
          Быстрый переход
          <span aria-hidden>
            <Keys id="palette" />
          </span>
        </>
      )}
    </Button>
  )
}
