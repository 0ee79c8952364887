import type { Draft } from '../../api/payload'
import { type DeliveryZoneBody, loadDeliveryZone } from '../../api/points'
import { isZoneType } from '../../domain/zones'
import { emptyToNull, withoutUnknown } from '../../ui/form/values'

/** What the form of a zone holds; the outline goes along unseen. */
export type ZoneValues = DeliveryZoneBody

/**
 * What a new zone starts with. The specification's default type, 2, is none of the options, so nothing is chosen: left
 * empty, the field asks for a choice instead of sending a type that does not exist.
 */
export const newZone = (name: string, polygon: ZoneValues['polygon']): Partial<ZoneValues> => ({
  name,
  allowExternalCourier: false,
  polygon,
})

/** Only what the form knows is sent back; a type that is none of the options counts as not chosen. */
export async function loadZoneValues(id: number, signal: AbortSignal): Promise<Partial<ZoneValues>> {
  const zone = await loadDeliveryZone(id, signal)
  const { name, description, status, deliveryTime, deliveryPrice, courierBonus, polygon } = zone
  const found = {
    name,
    description,
    typeId: isZoneType(zone.typeId) ? zone.typeId : undefined,
    status,
    deliveryTime,
    deliveryPrice,
    courierBonus,
    allowExternalCourier: zone.allowExternalCourier,
    polygon,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const MAY_BE_NULL = ['description', 'deliveryPrice', 'courierBonus'] as const

/** The payload of a new zone: empty optional fields are null. */
export const newZoneBody = (values: ZoneValues): Draft<DeliveryZoneBody> => emptyToNull(values, MAY_BE_NULL)

/** The payload of an edit. An emptied field is null; a field that was empty in `loaded` as well is omitted. */
export const zoneBody = (values: ZoneValues, loaded: Partial<ZoneValues>): Draft<DeliveryZoneBody> =>
  withoutUnknown(emptyToNull(values, MAY_BE_NULL), loaded, MAY_BE_NULL)
