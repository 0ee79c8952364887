import { Fragment } from 'react'
import { isMac, type ShortcutId, shortcutKeyLabels } from './shortcuts'
import './keys.css'

export function ShortcutKeys({ id }: { id: ShortcutId }) {
  return (
    <span className="keys">
      {shortcutKeyLabels(id, isMac()).map((caps, index) => (
        <Fragment key={caps.join()}>
          {index > 0 && <span className="keys__or">или</span>}
          {caps.map((cap) => (
            <kbd key={cap} className="keys__cap">
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
