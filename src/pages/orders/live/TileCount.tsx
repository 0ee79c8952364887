import { useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio'
import { writeText } from '../../../ui/list/writeCell'
import { ordersPage } from './ordersStore'

/** How many orders of the page are in a status, written by hand: it changes with nearly every event. */
export function TileCount({ status }: { status: number }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const count = ordersPage.live.byStatus[status]
      if (element.current && count !== undefined) writeText(element.current, String(count))
    }
    show()
    return subscribe(ordersPage.live, show)
  }, [status])
  return <span ref={element} className="status-tile__count" />
}
