import { isZoneType, ZONE_TYPE_LABEL } from '../../domain/zones'
import { TransportIcon } from '../../ui/TransportIcon'

export function ZoneTypeWithIcon({ typeId }: { typeId: number | undefined }) {
  if (!isZoneType(typeId)) return '—'
  return (
    <span className="zone-type">
      <TransportIcon type={typeId} />
      {ZONE_TYPE_LABEL[typeId]}
    </span>
  )
}
