import { http } from 'msw'
import { waitFor } from 'storybook/test'
import { create } from 'superstruct'
import { serializeOrder } from '../../mocks/serializers/orders'
import { Order } from '../../src/api/orders'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { ROW } from '../../tests/antdSelectors'
import type { Stage } from '../stage'

export const rowIds = (canvas: HTMLElement): number[] =>
  [...canvas.querySelectorAll<HTMLElement>(ROW)].map((line) => Number(line.dataset.rowKey))

export function rowOf(canvas: HTMLElement, id: number): HTMLElement {
  const line = canvas.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)
  if (!line) throw new Error(`order ${id} is not in the list`)
  return line
}

/** Waits for the row of an order and for its status name, because the status names come from a request of their own. */
export const findRow = (canvas: HTMLElement, id: number): Promise<HTMLElement> =>
  waitFor(() => {
    const line = rowOf(canvas, id)
    if (line.querySelector('.order-status')?.textContent === '…') throw new Error('the statuses have no names yet')
    return line
  })

/** Requests for the first page of orders. Other pages are not included, because the page loads them in the background to count orders. */
export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call === 'POST /v1/manage/order/search?page=1')

/** Delays all pages except the first until `release` is called, so that a story can check the counts of the first page. */
export function delayedPages() {
  let release = (): void => undefined
  let held = Promise.resolve()
  return {
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    handler: http.post('*/v1/manage/order/search', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '1') await held
    }),
  }
}

export const postRequests = ({ calls }: Stage, path: string) =>
  calls.filter(({ call }) => call.startsWith(`POST /v1${path}`))

export function shownArchiveTotals(canvas: HTMLElement): Record<string, string> {
  const figures = [...canvas.querySelectorAll('.archive-summary__figures > div')]
  return Object.fromEntries(
    figures.map((figure) => [
      figure.querySelector('dt')?.textContent ?? '',
      figure.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
    ]),
  )
}

export function pushOrder({ world }: Stage, id: number, change: Partial<Order> = {}): void {
  const order = create(serializeOrder(world, world.db.order(id)), Order)
  orderBook.receive([{ ...order, ...change }])
}

export const tileTexts = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('.status-tile')].map((tile) => tile.textContent ?? '')
