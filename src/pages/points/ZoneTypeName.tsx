import { isZoneType, ZONE_TYPE_LABEL } from '../../domain/zones'
import { TransportIcon } from '../../ui/TransportIcon'

/** The icon of a zone's type and its word; a type that is not known has neither. */
export function ZoneTypeName({ typeId }: { typeId: number | undefined }) {
  if (!isZoneType(typeId)) return '—'
  return (
    <span className="zone-type">
      <TransportIcon type={typeId} />
      {ZONE_TYPE_LABEL[typeId]}
    </span>
  )
}
