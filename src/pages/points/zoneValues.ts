import type { Draft } from '../../api/payload'
import { type DeliveryZoneBody, loadDeliveryZone } from '../../api/points'
import { isZoneType } from '../../domain/zones'
import { emptyToNull, withoutUnknown } from '../../ui/form/values'

export type ZoneValues = DeliveryZoneBody

/**
 * The default type in the specification, 2, is not among the options, so the field starts empty and the user must
 * choose.
 */
export const newZone = (name: string, polygon: ZoneValues['polygon']): Partial<ZoneValues> => ({
  name,
  allowExternalCourier: false,
  polygon,
})

/** A type outside the options counts as not chosen. */
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

export const newZoneBody = (values: ZoneValues): Draft<DeliveryZoneBody> => emptyToNull(values, MAY_BE_NULL)

/** A cleared field is sent as null; a field that was empty in `loaded` too is omitted. */
export const zoneBody = (values: ZoneValues, loaded: Partial<ZoneValues>): Draft<DeliveryZoneBody> =>
  withoutUnknown(emptyToNull(values, MAY_BE_NULL), loaded, MAY_BE_NULL)
