import { type CSSProperties, memo } from 'react'
import { useSnapshot } from 'valtio'
import { isActiveOrderStatus, shortStatusTitle } from '../../../domain/orders'
import { PageScopeLabel } from '../../../kit/list/PageScopeLabel'
import { orderStatusesLoader } from '../../../session/dictionaries'
import { useLoaderState } from '../../../ui/load/useLoaderState'
import { type StatusNameAndColor, useStatusNames } from '../list/useStatusNames'
import { activeOrdersListModel, activeOrdersListStore } from './activeOrdersListModel'

/** Keys of four placeholder tiles, which reserve space so that the table does not move when the first orders arrive. */
const AWAITED = ['a', 'b', 'c', 'd']

type OrderStatusTilesProps = {
  chosen: number | undefined
  onChoose: (status: number | undefined) => void
}

/**
 * Shows how many orders of the page have each status. Statuses missing from the dictionary are last (operations,
 * «Active orders»). A press filters by the status, a second press removes the filter.
 */
export function OrderStatusTiles({ chosen, onChoose }: OrderStatusTilesProps) {
  const { byStatus } = useSnapshot(activeOrdersListModel.live)
  const statuses = useLoaderState(orderStatusesLoader, ({ value }) => value)
  const isNamed = useLoaderState(orderStatusesLoader, ({ value, status }) => value !== undefined || status === 'failed')
  const { page, pageCount, status: list } = useSnapshot(activeOrdersListStore.state)
  const nameOf = useStatusNames()
  // If the list failed to load, show no counts: those of the previous filter would look like counts of the new filter.
  if (page === 0 && list === 'failed') return null
  if (page === 0 || !isNamed) {
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
  const counted = Object.keys(byStatus).map(Number)
  const known = (statuses ?? []).map(({ key }) => key)
  const shown = [...new Set([...known, ...counted])].filter((key) => counted.includes(key))
  if (shown.length === 0) return null
  return (
    <>
      <PageScopeLabel pageCount={pageCount} />
      <ul className="status-tiles" aria-label="Заказы на странице по статусам">
        {shown.map((key) => (
          <StatusTile
            key={key}
            status={key}
            count={byStatus[key] ?? 0}
            {...nameOf(key)}
            isChosen={key === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}

type StatusTileProps = StatusNameAndColor & {
  status: number
  count: number
  isChosen: boolean
  onChoose: OrderStatusTilesProps['onChoose']
}

const StatusTile = memo(({ status, count, name, color, isChosen, onChoose }: StatusTileProps) => {
  const title = `${name}: ${count} на этой странице`
  const content = (
    <>
      <span className="status-tile__label">{shortStatusTitle(name)}</span>
      <span className="status-tile__count">{count}</span>
    </>
  )
  return (
    <li style={color === undefined ? undefined : ({ '--tile': color } as CSSProperties)}>
      {isActiveOrderStatus(status) ? (
        <button
          type="button"
          className="status-tile"
          title={title}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? undefined : status)}
        >
          {content}
        </button>
      ) : (
        // No button: this status is not active, and the list's filter accepts active statuses only.
        <span className="status-tile" title={title}>
          {content}
        </span>
      )}
    </li>
  )
})
