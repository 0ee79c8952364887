import type { LatLong } from '../../../domain/geo'
import { MapLine } from '../../../ui/map/MapLine'
import { useMapLayer } from '../../../ui/map/mapLayer'
import type { MapOrder } from './mapOrders'

/** The ways of orders: from where they are fetched, and from where the courier is now, to the customer. */
export function OrderWays({ orders, courier }: { orders: readonly MapOrder[]; courier: LatLong | undefined }) {
  return orders.map(
    ({ id, from, to }) =>
      to && (
        <div key={id}>
          {from && <MapLine places={[from, to]} color="var(--ink)" />}
          {courier && <MapLine places={[courier, to]} color="var(--ink)" isDashed />}
        </div>
      ),
  )
}

/** Where orders start from, each place once. */
export function StartPoints({ orders, isFaint }: { orders: readonly MapOrder[]; isFaint: boolean }) {
  const { toPixel } = useMapLayer()
  const starts = new Map(
    orders.flatMap(({ from, fromAddress }) => (from ? [[keyOf(from), { from, fromAddress }]] : [])),
  )
  return [...starts].map(([key, { from, fromAddress }]) => {
    const { x, y } = toPixel(from)
    return (
      <span
        key={key}
        className={isFaint ? 'map-start map-start--faint' : 'map-start'}
        style={{ translate: `${x}px ${y}px` }}
        title={fromAddress === undefined ? 'Заведение' : `Заведение: ${fromAddress}`}
      />
    )
  })
}

const keyOf = ({ lat, long }: LatLong): string => `${lat} ${long}`
