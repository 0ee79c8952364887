import { useSnapshot } from 'valtio'
import { tileLabel } from '../../domain/orders'
import { orderStatuses } from '../../session/dictionaries'
import { statusCounts } from './ordersStore'

/** How many orders of the page are in each status; what is not there is not shown (operations, «Active orders»). */
export function StatusTiles() {
  const { byStatus } = useSnapshot(statusCounts)
  const statuses = useSnapshot(orderStatuses.state).value ?? []
  const tiles = statuses.filter(({ key }) => byStatus[key])
  if (tiles.length === 0) return null
  return (
    <ul className="status-tiles" aria-label="Заказы на странице по статусам">
      {tiles.map(({ key, value, color }) => (
        <li key={key} className="status-tile">
          <span className="status-tile__bar" style={color === undefined ? undefined : { background: color }} />
          <span className="status-tile__label">{tileLabel(value)}</span>
          <span className="status-tile__count">{byStatus[key]}</span>
        </li>
      ))}
    </ul>
  )
}
