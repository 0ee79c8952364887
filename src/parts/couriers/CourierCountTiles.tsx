import type { CourierMapRowsProps } from './CourierMapRows'
import { courierMarkTone } from './courierMarks'

export function CourierCountTiles({ couriers, orders, now, selectedId, onSelect }: CourierMapRowsProps) {
  const present = couriers.filter(({ leftAt }) => leftAt === undefined)
  const late = present.filter((courier) => courierMarkTone(courier, orders, now) === 'late')
  const busy = present.filter(({ isBusy }) => isBusy).length
  const next = late[(late.findIndex(({ id }) => id === selectedId) + 1) % Math.max(1, late.length)]
  return (
    <ul className="courier-tiles" aria-label="Курьеры на смене">
      <Tile label="на смене" count={present.length} />
      <Tile label="свободны" count={present.length - busy} tone="free" />
      <Tile label="с заказом" count={busy} tone="busy" />
      {late.length > 0 && next && (
        <li>
          <button
            type="button"
            className="courier-tiles__tile courier-tiles__tile--late"
            title="Показать следующего"
            onClick={() => onSelect(next.id)}
          >
            опаздывают <b>{late.length}</b>
          </button>
        </li>
      )}
    </ul>
  )
}

function Tile({ label, count, tone }: { label: string; count: number; tone?: string }) {
  return (
    <li className={`courier-tiles__tile${tone ? ` courier-tiles__tile--${tone}` : ''}`}>
      {label} <b>{count}</b>
    </li>
  )
}
