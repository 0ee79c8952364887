import { type DeliveryZoneBody, loadDeliveryZone } from '../../api/points'
import type { UnsentRequestBody } from '../../api/requestBody'
import { isZoneType } from '../../domain/zones'
import { emptyToNull, omitUnloadedFields } from '../../ui/form/formValues'

export type ZoneValues = DeliveryZoneBody

/**
 * The specification's default zone type, 2, is not among the options, so the field starts empty and the user must
 * choose a type.
 */
export const newZoneValues = (name: string, polygon: ZoneValues['polygon']): Partial<ZoneValues> => ({
  name,
  allowExternalCourier: false,
  polygon,
})

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

export const newZoneBody = (values: ZoneValues): UnsentRequestBody<DeliveryZoneBody> => emptyToNull(values, MAY_BE_NULL)

/** A field that the user cleared is sent as null; a field that was already empty in `loaded` is omitted. */
export const editedZoneBody = (values: ZoneValues, loaded: Partial<ZoneValues>): UnsentRequestBody<DeliveryZoneBody> =>
  omitUnloadedFields(emptyToNull(values, MAY_BE_NULL), loaded, MAY_BE_NULL)
