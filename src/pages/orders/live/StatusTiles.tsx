import { useSyncExternalStore } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { orderStatuses } from '../../../session/dictionaries'
import { useLoader } from '../../../ui/load/useLoader'
import { useStatusNames } from '../list/useStatusNames'
import { ordersPage, ordersStore } from './ordersStore'
import { StatusTile } from './StatusTile'

/** Placeholder tiles: the table below should not move when the first orders arrive. */
const AWAITED = ['a', 'b', 'c', 'd']

/**
 * How many orders of the page are in each status; what is not there is not shown, what the dictionary does not name stands
 * last (operations, «Active orders»).
 */
export function StatusTiles() {
  const present = useSyncExternalStore(followLive, presentStatuses).split(' ')
  const statuses = useLoader(orderStatuses, ({ value }) => value)
  const isNamed = useLoader(orderStatuses, ({ value, status }) => value !== undefined || status === 'failed')
  const { page, status: list } = useSnapshot(ordersStore.state)
  const nameOf = useStatusNames()
  // A list that failed has no page; counts of another filter would be taken for its own.
  if (page === 0 && list === 'failed') return null
  const isAwaited = page === 0 || !isNamed
  if (isAwaited) {
    return (
      <div className="status-tiles" aria-hidden="true">
        {AWAITED.map((tile) => (
          <div key={tile} className="status-tile">
            <span className="status-tile__count" />
          </div>
        ))}
      </div>
    )
  }
  const counted = present.filter(Boolean).map(Number)
  const known = (statuses ?? []).map(({ key }) => key)
  const others = counted.filter((key) => !known.includes(key))
  const shown = [...known, ...others].filter((key) => counted.includes(key))
  if (shown.length === 0) return null
  return (
    <ul className="status-tiles" aria-label="Заказы на странице по статусам">
      {shown.map((key) => (
        <StatusTile key={key} status={key} {...nameOf(key)} />
      ))}
    </ul>
  )
}

const followLive = (listener: () => void): (() => void) => subscribe(ordersPage.live, listener)

/** The statuses that have a tile, in one text: how many orders are in them is no matter of the tiles. */
const presentStatuses = (): string =>
  Object.entries(ordersPage.live.byStatus)
    .flatMap(([status, count]) => (count > 0 ? status : []))
    .join(' ')
