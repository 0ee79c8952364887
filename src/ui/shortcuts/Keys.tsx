import { Fragment } from 'react'
import { isMac, type ShortcutId, shortcutCaps } from './shortcuts'
import './keys.css'

/** Shows the keys of a shortcut: `Ctrl` `K`, or the alternatives `↓` or `J`. */
export function Keys({ id }: { id: ShortcutId }) {
  return (
    <span className="keys">
      {shortcutCaps(id, isMac()).map((caps, index) => (
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
