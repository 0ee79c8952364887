import { useEffect, useState } from 'react'
import type { TableListState } from '../../../kit/list/DataTable'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useScreenVisitCount } from '../../../ui/cachedScreen'

/** Looks for the row of a linked order every 50 ms for up to 5 s, because the table renders its rows with a delay. */
const CHECK_MS = 50
const MAX_CHECKS = 100

/**
 * Returns the id of the order in the URL if the list has no row for it, so that the screen shows the order above the list. If a
 * link opened an order that the list contains, scrolls to its row.
 */
export function useOffPageOrderId(openId: number | undefined, list: TableListState<OrderRow>): number | undefined {
  const { rows, status } = list.state
  const isHere = rows.some(({ id }) => id === openId)
  const [firstSeen, setFirstSeen] = useState<{ id: number; wasHere: boolean }>()
  if (openId !== undefined && firstSeen?.id !== openId && status === 'ready')
    setFirstSeen({ id: openId, wasHere: isHere })
  if (openId === undefined && firstSeen) setFirstSeen(undefined)

  const visit = useScreenVisitCount()
  const [link, setLink] = useState({ visit, id: openId })
  if (link.visit !== visit) {
    setLink({ visit, id: openId })
    setFirstSeen(undefined)
  }
  const { id: linked } = link
  const isLinkShown = firstSeen?.wasHere === true && firstSeen.id === linked
  useEffect(() => {
    if (!isLinkShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let checks = 0
    const check = () => {
      const line = document.querySelector(`tr[data-row-key="${linked}"]`)
      line?.scrollIntoView({ block: 'center' })
      if (!line && ++checks < MAX_CHECKS) timer = setTimeout(check, CHECK_MS)
    }
    timer = setTimeout(check)
    return () => clearTimeout(timer)
  }, [isLinkShown, linked])

  return firstSeen && firstSeen.id === openId && !firstSeen.wasHere && !isHere ? openId : undefined
}
