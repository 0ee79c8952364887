import { HttpResponse, http } from 'msw'
import { waitFor, within } from 'storybook/test'
import { serializeOrder } from '../../mocks/serializers/orders'
import { createTestWorld } from '../../mocks/testing'
import { clientPoint, waitForStillMap } from '../mapPositions'
import type { Stage } from '../stage'

/** Finds the map by its class, because a query by role over the whole page takes seconds on a busy machine. */
export const findMap = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('.orders-map')
    if (!found) throw new Error('the map is not there')
    return within(found)
  })
export const card = async (name: string) => within(await (await findMap()).findByRole('region', { name }))
const drawn = (kind: RegExp): number =>
  Number(document.querySelector('.map-canvas__area')?.getAttribute('aria-label')?.match(kind)?.[1] ?? 0)

export const drawnOrderCount = () => drawn(/Заказы на карте: (\d+)/)
export const drawnCourierCount = () => drawn(/курьеры: (\d+)/)

export const markerButton = (key: string) =>
  document.querySelector<HTMLElement>(`button[data-hit="${key}"]:not([hidden])`)

export function placeOf({ world }: Stage, id: number): { id: number; lat: number; long: number } {
  const { addressTo } = serializeOrder(world, world.db.order(id))
  return { id, lat: Number(addressTo?.lat), long: Number(addressTo?.long) }
}

export async function pressOrder({ id, lat, long }: { id: number; lat: number; long: number }): Promise<void> {
  const key = `order-${id}`
  for (let look = 0; look < 8; look++) {
    await waitForStillMap()
    for (const [right, down] of AROUND) {
      const { x, y } = clientPoint({ lat, long })
      await hover(x + right, y + down)
      const found = markerButton(key) ?? document.querySelector<HTMLElement>(`[data-hit^="group "][data-hit*="${key}"]`)
      if (!found) continue
      const row = [...found.querySelectorAll<HTMLElement>('.canvas-stack__item')].find(({ textContent }) =>
        textContent?.startsWith(`Заказ ${id}`),
      )
      const isGroup = !row && !found.matches(`[data-hit="${key}"]`)
      // Use `click()`: pointer events of Testing Library have no position, so the map would end the hover and hide the button.
      ;(row ?? found).click()
      if (!isGroup) return
      break
    }
  }
  throw new Error(`order ${id} cannot be pressed on the map`)
}

/**
 * Offsets in pixels from the position of an order, nearest first, at which its mark is searched for. The mark may be part of a group, which
 * the map draws anywhere in a grid cell of 48 pixels.
 */
const STEPS = [0, -9, 9, -18, 18, -27, 27, -36, 36, -45, 45]
const AROUND = STEPS.flatMap((down) => STEPS.map((right) => [right, down] as const)).sort(
  (left, right) => Math.hypot(...left) - Math.hypot(...right),
)

export async function hover(clientX: number, clientY: number): Promise<void> {
  const area = document.querySelector('.orders-map .tile-map')
  area?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }))
  await new Promise((resolve) => setTimeout(resolve, 30))
}

export const waitForChosenCourier = (id: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-hit="courier-${id}"][aria-pressed="true"]:not([hidden])`)
    if (!found) throw new Error(`courier ${id} is not chosen on the map`)
    return found
  })

export const waitForMapData = () =>
  waitFor(() => {
    const isCounted = document.querySelector('.attention__number')?.textContent?.match(/\d/)
    const isPartial = document.querySelector('.attention__scope')
    if (!isCounted || isPartial || drawnCourierCount() === 0) throw new Error('still loading')
  })

export const waitForOrderDetail = (id: number) =>
  waitFor(() => {
    if (!document.querySelector(`section[aria-label="Заказ ${id}"]`)) throw new Error(`order ${id} is not open`)
  })

export const locationCalls = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/courier/location/'))

export const orderPages = (count: number, change: (index: number) => object = () => ({})) => {
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
