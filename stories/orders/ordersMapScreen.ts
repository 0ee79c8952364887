import { HttpResponse, http } from 'msw'
import { waitFor, within } from 'storybook/test'
import { serializeOrder } from '../../mocks/serializers/orders'
import { createTestWorld } from '../../mocks/testing'
import type { Stage } from '../stage'

/** What plays do and see on the map beside the list. */

/** Looked for by its class: roles of a whole list take a busy machine seconds. */
export const map = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('.orders-map')
    if (!found) throw new Error('the map is not there')
    return within(found)
  })
export const card = async (name: string) => within(await (await map()).findByRole('region', { name }))
/** The orders on the map. */
export const marks = () => [...document.querySelectorAll<HTMLElement>('[data-mark^="order-"]')]
export const mark = (key: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-mark="${key}"]`)
    if (!found) throw new Error(`${key} is not on the map`)
    return found
  })

/** How many couriers are drawn; they are no elements. */
export const drawnCouriers = () =>
  Number(document.querySelector('.map-canvas__area')?.getAttribute('aria-label')?.match(/\d+/)?.[0] ?? 0)

/** The real button of the courier who is chosen on the map. */
export const chosenCourier = (id: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-hit="mark ${id}"][aria-pressed="true"]:not([hidden])`)
    if (!found) throw new Error(`courier ${id} is not chosen on the map`)
    return found
  })

/** All pages and the couriers are there, and the map looks at them: nothing moves any more. */
export const settled = () =>
  waitFor(() => {
    const isCounted = document.querySelector('.attention__number')?.textContent?.match(/\d/)
    const isPartial = document.querySelector('.attention__scope')
    if (!isCounted || isPartial || drawnCouriers() === 0) throw new Error('still loading')
  })

/** The open detail of an order. */
export const detail = (id: number) =>
  waitFor(() => {
    if (!document.querySelector(`section[aria-label="Заказ ${id}"]`)) throw new Error(`order ${id} is not open`)
  })

export const locationCalls = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/courier/location/'))

/** Orders of the world, changed as given, in pages of fifty. */
export const someOrders = (count: number, change: (index: number) => object = () => ({})) => {
  const { world } = createTestWorld()
  const known = world.db.orders.all().filter(({ cityId, status }) => cityId === 1 && status > 0 && status < 50)
  const orders = Array.from({ length: count }, (_, index) => ({
    ...serializeOrder(world, known[index % known.length] as (typeof known)[number]),
    id: 900_000 - index,
    ...change(index),
  }))
  return http.post('*/v1/manage/order/search', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return HttpResponse.json(orders.slice((page - 1) * 50, page * 50), {
      headers: {
        'x-pagination-total-count': String(count),
        'x-pagination-per-page': '50',
        'x-pagination-page-count': String(Math.ceil(count / 50)),
      },
    })
  })
}
