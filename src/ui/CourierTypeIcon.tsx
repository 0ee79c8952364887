import { COURIER_TYPE_LABEL, isCourierType } from '../domain/couriers'
import { TransportIcon } from './TransportIcon'

export function CourierTypeIcon({ type }: { type: number | undefined }) {
  if (!isCourierType(type)) return null
  const label = COURIER_TYPE_LABEL[type]
  return (
    <span className="courier-type-icon" role="img" aria-label={label} title={label}>
      <TransportIcon type={type} />
    </span>
  )
}
