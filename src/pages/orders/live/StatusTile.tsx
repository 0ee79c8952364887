import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio'
import { tileLabel } from '../../../domain/orders'
import { writeText, writeTitle } from '../../../ui/list/writeCell'
import type { StatusName } from '../list/useStatusNames'
import { ordersPage } from './ordersStore'

/** How many orders of the page are in a status, written by hand: it changes with nearly every event. */
export function StatusTile({ status, name, color }: StatusName & { status: number }) {
  const tile = useRef<HTMLLIElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const count = ordersPage.live.byStatus[status]
      // A tile without orders is about to go.
      if (!tile.current || !number.current || count === undefined) return
      writeText(number.current, String(count))
      writeTitle(tile.current, `${name}: ${count} на этой странице`)
    }
    show()
    return subscribe(ordersPage.live, show)
  }, [status, name])
  return (
    <li
      ref={tile}
      className="status-tile"
      style={color === undefined ? undefined : ({ '--tile': color } as CSSProperties)}
    >
      <span className="status-tile__label">{tileLabel(name)}</span>
      <span ref={number} className="status-tile__count" />
    </li>
  )
}
