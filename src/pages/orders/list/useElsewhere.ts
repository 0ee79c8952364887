import { useEffect, useState } from 'react'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { TableList } from '../../../ui/list/DataTable'

/**
 * The order of the address that the list does not show: it is on another page, under another filter, or in the other list. Asked
 * once for each, when it is opened: one that leaves later is told of by its detail. A row that a link opens is brought in sight.
 */
export function useElsewhere(openId: number | undefined, list: TableList<OrderRow>): number | undefined {
  const { rows, status } = list.state
  const isHere = rows.some(({ id }) => id === openId)
  const [looked, setLooked] = useState<{ id: number; wasHere: boolean }>()
  if (openId !== undefined && looked?.id !== openId && status === 'ready') setLooked({ id: openId, wasHere: isHere })
  if (openId === undefined && looked) setLooked(undefined)

  const [linked] = useState(openId)
  const isLinkShown = looked?.wasHere === true && looked.id === linked
  useEffect(() => {
    if (!isLinkShown) return
    // The table takes new rows a moment after the list.
    const timer = setTimeout(() =>
      document.querySelector(`tr[data-row-key="${linked}"]`)?.scrollIntoView({ block: 'center' }),
    )
    return () => clearTimeout(timer)
  }, [isLinkShown, linked])

  return looked && looked.id === openId && !looked.wasHere && !isHere ? openId : undefined
}
