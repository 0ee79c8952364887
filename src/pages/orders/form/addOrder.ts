import type { CreatedId } from '../../../api/client'
import { changeOrderCoordinate, createOrder } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { failureText, toFailure } from '../../../lib/failure'
import { createSessionKeyCheck } from '../../../session/session'
import { newOrderBody, type OrderValues } from './orderValues'

export type AddedOrder = {
  id: CreatedId
  /** Error of the request that saves the coordinates; undefined if they were saved, or if the user set none. */
  pointFailure?: string
}

/**
 * Creates the order, then sends its coordinates. A failure of the second request does not reject: the order exists, so
 * the form must not offer to send it again.
 */
export async function addOrder(values: OrderValues): Promise<AddedOrder> {
  const isMine = createSessionKeyCheck()
  const point = toLatLong({ lat: values.lat, long: values.long })
  const id = await createOrder(newOrderBody(values))
  if (!point) return { id }
  if (id === undefined) return { id, pointFailure: 'сервер не назвал номер заказа' }
  if (!isMine()) return { id, pointFailure: 'сеанс завершён' }
  try {
    await changeOrderCoordinate(id, point)
    return { id }
  } catch (error) {
    return { id, pointFailure: failureText(toFailure(error)) }
  }
}
