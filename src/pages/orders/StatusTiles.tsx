import { useSnapshot } from 'valtio'
import { tileLabel } from '../../domain/orders'
import { orderStatuses } from '../../session/dictionaries'
import { statusCounts } from './ordersStore'

/** How many orders of the page are in each status; what is not there is not shown, what the dictionary does not name stands last (operations, «Active orders»). */
export function StatusTiles() {
  const { byStatus } = useSnapshot(statusCounts)
  const { value: statuses, status: dictionary } = useSnapshot(orderStatuses.state)
  if (statuses === null && dictionary !== 'failed') return null
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
