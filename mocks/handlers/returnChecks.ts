import type { HttpHandler } from 'msw'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, notFoundError } from '../http/httpError'
import { noContentResponse } from '../http/respond'
import { readMultipartForm, readUploadedPicture } from '../http/upload'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { requireVisibleOrder } from './orders'

/** A refund receipt («return check» in the API) can be attached only to an archived order (operations, «Order detail»). */
export const returnCheckHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(
    world,
    'POST /v1/manage/order/{id}/upload-return-check',
    async ({ caller, params, request }) => {
      const order = requireVisibleOrder(world, caller, params.id)
      const returnCheckUrl = await readUploadedPicture(await readMultipartForm(request))
      if (isActiveOrderStatus(order.status)) throw conflictError('Чек возврата прикладывают к архивному заказу')
      change(world, order, returnCheckUrl)
      return noContentResponse()
    },
  ),

  createEndpointHandler(world, 'DELETE /v1/manage/order/{id}/delete-return-check', ({ caller, params }) => {
    const order = requireVisibleOrder(world, caller, params.id)
    if (order.returnCheckUrl === null) throw notFoundError('У заказа нет чека возврата')
    change(world, order, null)
    return noContentResponse()
  }),
]

function change(world: World, order: OrderRecord, returnCheckUrl: string | null): void {
  world.db.orders.update(order.id, { returnCheckUrl })
  world.events.emit({ type: 'order', order })
}
