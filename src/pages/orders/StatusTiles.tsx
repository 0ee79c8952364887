import { useSnapshot } from 'valtio'
import { tileLabel } from '../../domain/orders'
import { orderStatuses } from '../../session/dictionaries'
import { ordersStore, statusCounts } from './ordersStore'

/** What is seldom shown less of: the table under it should not move when the first orders come. */
const AWAITED = ['a', 'b', 'c', 'd']

/**
 * How many orders of the page are in each status; what is not there is not shown, what the dictionary does not name stands
 * last (operations, «Active orders»).
 */
export function StatusTiles() {
  const { byStatus } = useSnapshot(statusCounts)
  const { value: statuses, status: dictionary } = useSnapshot(orderStatuses.state)
  const { page, status: list } = useSnapshot(ordersStore.state)
  const isAwaited = page === 0 ? list !== 'failed' : statuses === null && dictionary !== 'failed'
  if (isAwaited) {
    return (
      <div className="status-tiles" aria-hidden="true">
        {AWAITED.map((tile) => (
          <div key={tile} className="status-tile">
            <span className="status-tile__bar" />
            <span className="status-tile__count" />
          </div>
        ))}
      </div>
    )
  }
  const known = statuses ?? []
  const others = Object.keys(byStatus)
    .map(Number)
    .filter((key) => known.every((status) => status.key !== key))
    .map((key) => ({ key, value: `Статус ${key}`, color: undefined }))
  const tiles = [...known, ...others].filter(({ key }) => byStatus[key])
  if (tiles.length === 0) return null
  return (
    <ul className="status-tiles" aria-label="Заказы на странице по статусам">
      {tiles.map(({ key, value, color }) => (
        <li key={key} className="status-tile">
          <span className="status-tile__bar" style={color === undefined ? undefined : { backgroundColor: color }} />
          <span className="status-tile__label">{tileLabel(value)}</span>
          <span className="status-tile__count">{byStatus[key]}</span>
        </li>
      ))}
    </ul>
  )
}
