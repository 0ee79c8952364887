import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { create } from 'superstruct'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { serializeOrder } from '../../mocks/serializers/orders'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { Order } from '../../src/api/orders'
import { expectedDelay } from '../../src/domain/orderEta'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { delayedPages, findRow, pushOrder, rowIds } from './ordersScreen'

const SEARCH = '/manage/order/search'

const stage = (settings: object = {}) => ({ stage: { address: '/orders', person: 'operator', ...settings } })

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Требуют внимания',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

/** Queries only the bar with the counts of late orders. A query by role over the whole list takes seconds on a busy machine. */
const bar = () => within(document.querySelector('.attention') as HTMLElement)
const count = (name: RegExp) => bar().findByRole('button', { name })

const pagesAsked = ({ calls }: Stage) =>
  calls.flatMap(({ call }) => call.match(/order\/search\?page=(\d+)/)?.[1] ?? []).map(Number)

const ordersOf = ({ world }: Stage, matches: (order: ReturnType<typeof world.db.order>) => boolean) =>
  world.db.orders
    .all()
    .filter((order) => order.cityId === 1 && order.status > 0 && order.status < 100 && matches(order))
    .map(({ id }) => id)
    .sort((a, b) => a - b)

const secondsLeft = ({ world }: Stage, id: number) => {
  const { dueAt, deliveryDateTime, createdAt, timeForReady, timeForDelivery } = world.db.order(id)
  const promise = deliveryDateTime ?? createdAt + (timeForReady + timeForDelivery) * 60
  return Math.min(dueAt ?? Number.POSITIVE_INFINITY, promise) - world.clock.second()
}

function byRisk(stage: Stage, ids: readonly number[]): number[] {
  const { db, clock } = stage.world
  const delay = (id: number) => {
    const order = db.order(id)
    const told = create(serializeOrder(stage.world, order), Order)
    return expectedDelay(told, db.timezone(order.cityId), clock.second()) ?? -Infinity
  }
  const rows = ids.map((id) => ({ id, delay: delay(id), left: secondsLeft(stage, id) }))
  const compare = (a: number, b: number) => (a === b ? 0 : a - b)
  return rows.sort((a, b) => compare(b.delay, a.delay) || a.left - b.left || a.id - b.id).map(({ id }) => id)
}

/**
 * Waits until the order counts include all pages of the list. A page that loads later could overwrite the updates that the story sends
 * through the event stream.
 */
const allCounted = () =>
  waitFor(() => {
    const isCounted = /\d/.test(document.querySelector('.attention__number')?.textContent ?? '')
    if (!isCounted || document.querySelector('.attention__scope')) throw new Error('still counting')
  })

const others = delayedPages()

/**
 * At first the bar «Требуют внимания» counts only the orders of the loaded page («4+»). A few seconds later it counts the orders of all
 * pages. Each page is requested once.
 */
export const Counted: Story = {
  name: 'Посчитано',
  parameters: stage({ responses: [others.handler] }),
  beforeEach: others.hold,
  play: async ({ canvasElement, loaded }) => {
    const ofPage = await count(/^Опаздывают \d+\sзаказ(|а|ов) на странице$/)
    await expect(ofPage.querySelector('.attention__number')).toHaveTextContent(/^\d+\+$/)
    await expect(ofPage).toBeVisible()
    others.release()
    await findRow(canvasElement, SPECIAL_ORDER_IDS.fresh)
    const late = ordersOf(stageOf(loaded), ({ id }) => secondsLeft(stageOf(loaded), id) < 0)
    await expect(await count(new RegExp(`^Опаздывают ${late.length}\\s\\S+$`))).toBeVisible()
    await expect(ofPage.querySelector('.attention__number')).toHaveTextContent(new RegExp(`^${late.length}$`))
    await expect(document.querySelector('.attention__scope')).toBeNull()
    const pages = pagesAsked(stageOf(loaded))
    await expect(pages.length).toBeGreaterThan(1)
    await expect(pages).toEqual(pages.map((_, index) => index + 1))
  },
}

export const LateChosen: Story = {
  name: 'Выбраны опоздания',
  play: async ({ canvasElement, userEvent, loaded }) => {
    const late = await count(/^Опаздывают/)
    await userEvent.click(late)
    await expect(late).toHaveAttribute('aria-pressed', 'true')
    await expect(stageOf(loaded).address()).toBe('/orders?attention=late')
    const expected = ordersOf(stageOf(loaded), ({ id }) => secondsLeft(stageOf(loaded), id) < 0)
    await waitFor(() => expect(rowIds(canvasElement).sort((a, b) => a - b)).toEqual(expected))
    await expect(rowIds(canvasElement)).toEqual(byRisk(stageOf(loaded), expected))
    await expect(expected).toContain(SPECIAL_ORDER_IDS.late)
    await userEvent.click(late)
    await expect(stageOf(loaded).address()).toBe('/orders')
    await waitFor(() => expect(rowIds(canvasElement)).toHaveLength(20))
  },
}

export const SoonFromLink: Story = {
  name: 'Скоро опоздают, по ссылке',
  parameters: stage({ address: '/orders?attention=soon' }),
  play: async ({ canvasElement, loaded }) => {
    const soon = await count(/^Скоро опоздают/)
    await expect(soon).toHaveAttribute('aria-pressed', 'true')
    const expected = ordersOf(stageOf(loaded), ({ id }) => {
      const left = secondsLeft(stageOf(loaded), id)
      return left >= 0 && left <= 120
    })
    await waitFor(() => expect(rowIds(canvasElement).sort((a, b) => a - b)).toEqual(expected))
    await expect(expected).toContain(SPECIAL_ORDER_IDS.fresh)
  },
}

/** An order of an external courier does not count as an order without a courier. */
export const UnassignedFromLink: Story = {
  name: 'Без курьера, по ссылке',
  parameters: stage({ address: '/orders?attention=unassigned' }),
  play: async ({ canvasElement, loaded }) => {
    const hour = stageOf(loaded).world.clock.second() + 3600
    const expected = ordersOf(
      stageOf(loaded),
      ({ courierId, isExternalCourier, deliveryDateTime }) =>
        courierId === null && !isExternalCourier && (deliveryDateTime === null || deliveryDateTime <= hour),
    )
    await waitFor(() => expect(rowIds(canvasElement).sort((a, b) => a - b)).toEqual(expected))
    await expect(expected).toContain(SPECIAL_ORDER_IDS.withoutCourier)
  },
}

export const LiveUpdates: Story = {
  name: 'Живые обновления',
  parameters: stage({ address: '/orders?attention=late' }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const before = ordersOf(stageOf(loaded), ({ id }) => secondsLeft(stageOf(loaded), id) < 0).length
    await waitFor(() => expect(rowIds(canvasElement)).toHaveLength(before))
    await allCounted()
    // A deadline at 09:00 was four hours ago, so this order becomes the most delayed one.
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { deliveryDateTime: '2026-03-18 09:00:00' })
    await waitFor(() => expect(rowIds(canvasElement)[0]).toBe(SPECIAL_ORDER_IDS.fresh))
    await expect(await count(new RegExp(`^Опаздывают ${before + 1}\\s`))).toBeVisible()
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: ORDER_STATUS.cancelled })
    await waitFor(() => expect(rowIds(canvasElement)).not.toContain(SPECIAL_ORDER_IDS.fresh))
    const line = canvasElement.querySelector(
      `tr[data-row-key="${SPECIAL_ORDER_IDS.late}"] td:nth-child(4)`,
    ) as HTMLElement
    await userEvent.click(line)
    await screen.findByText('История статусов')
    const { world } = stageOf(loaded)
    // Change the deadline in the mock database, because the detail of the order is loaded from it.
    const later = world.clock.second() + 1800
    world.db.orders.update(SPECIAL_ORDER_IDS.late, { dueAt: later, deliveryDateTime: later })
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.late)
    await expect(await count(new RegExp(`^Опаздывают ${before - 1}\\s`))).toBeVisible()
    await expect(rowIds(canvasElement)).toContain(SPECIAL_ORDER_IDS.late)
    await userEvent.click(line)
    await waitFor(() => expect(rowIds(canvasElement)).not.toContain(SPECIAL_ORDER_IDS.late))
  },
}

export const UnderControl: Story = {
  name: 'Под управлением',
  parameters: stage({ address: '/orders?attention=late', responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Всё под контролем')).toBeVisible()
    await expect(canvas.getByText('Ни один заказ не опаздывает')).toBeVisible()
    await expect(await count(/^Опаздывают 0\sзаказов$/)).toHaveClass('attention__count--calm')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(stageOf(loaded).address()).toBe('/orders')
    await expect(await canvas.findByText('Список заказов пуст')).toBeVisible()
  },
}

export const WithinFilter: Story = {
  name: 'Внутри фильтра',
  parameters: stage({ address: `/orders?attention=unassigned&status=${ORDER_STATUS.accepted}` }),
  play: async ({ canvasElement, loaded }) => {
    const expected = ordersOf(
      stageOf(loaded),
      ({ status, courierId, isExternalCourier }) =>
        status === ORDER_STATUS.accepted && courierId === null && !isExternalCourier,
    )
    await waitFor(() => expect(rowIds(canvasElement).sort((a, b) => a - b)).toEqual(expected))
  },
}

export const UnknownCount: Story = {
  name: 'Число неизвестно',
  parameters: stage({ address: '/orders?attention=everything' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowIds(canvasElement)).toHaveLength(20))
    await expect(bar().queryByRole('button', { pressed: true })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(SEARCH)] }),
  play: async () => {
    await expect(await count(/^Опаздывают считаются$/)).toBeVisible()
  },
}

export const ServerError: Story = {
  parameters: stage({ address: '/orders?attention=late', responses: [failingHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(await count(/^Опаздывают считаются$/)).toBeVisible()
  },
}
