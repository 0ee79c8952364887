import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { writeStoredText } from '../../src/lib/storage'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { drawnColor } from '../mapPositions'
import { onStage, stageLoader, stageOf } from '../stage'
import {
  card,
  drawnCourierCount,
  drawnOrderCount,
  findMap,
  locationCalls,
  markerButton,
  placeOf,
  pressOrder,
  waitForChosenCourier,
  waitForMapData,
  waitForOrderDetail,
} from './ordersMapScreen'
import { findRow, pushOrder, rowIds, rowOf } from './ordersScreen'

const STORED = `orders-map:${DEMO_ACCOUNTS.operator.id}`

const stage = (settings: object = {}) => ({
  stage: { address: '/orders?map=true', person: 'operator', ...settings },
})

const forget = () => writeStoredText(STORED, null)

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Карта заказов',
  tags: ['экран'],
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
  beforeEach: () => {
    forget()
    return forget
  },
}
export default meta

type Story = StoryObj<typeof OrdersPage>

export const Toggled: Story = {
  name: 'Переключено',
  parameters: stage({ address: '/orders' }),
  play: async ({ canvas, userEvent, loaded }) => {
    const button = canvas.getByRole('button', { name: 'Карта' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await findMap()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(stageOf(loaded).address()).toBe('/orders?map=true')
    await expect(localStorage.getItem(STORED)).toBe('open')
    await userEvent.click(button)
    await expect(stageOf(loaded).address()).toBe('/orders')
    await expect(localStorage.getItem(STORED)).toBeNull()
    await waitFor(() => expect(document.querySelector('.orders-map')).toBeNull())
  },
}

/** If the user left the map open last time, the page opens it again and adds it to the URL, so that a copied link opens the map too. */
export const Remembered: Story = {
  name: 'Запомнено',
  parameters: stage({ address: '/orders' }),
  beforeEach: () => void writeStoredText(STORED, 'open'),
  play: async ({ loaded }) => {
    await findMap()
    await expect(stageOf(loaded).address()).toBe('/orders?map=true')
  },
}

export const Loaded: Story = {
  play: async ({ loaded }) => {
    await waitForMapData()
    await waitFor(() => expect(drawnOrderCount()).toBeGreaterThan(20))
    await waitFor(() => expect(drawnCourierCount()).toBeGreaterThan(5))
    await expect(locationCalls(stageOf(loaded)).map(({ call }) => call)).toEqual(['GET /v1/manage/courier/location/1'])
    await expect(document.querySelectorAll('.orders-map [data-hit]').length).toBeLessThan(3)
  },
}

/**
 * Moves the courier of the late order halfway to the customer. In the mock data the courier is so close to the customer that the courier's
 * mark covers the mark of the order.
 */
function courierHalfway({ db, clock }: World): void {
  const { leg, id } = db.courier(Number(db.order(SPECIAL_ORDER_IDS.late).courierId))
  if (!leg) throw new Error('the courier of the late order must be on the way')
  db.couriers.update(id, { leg: { ...leg, arrivesAt: 2 * clock.second() - leg.startedAt } })
}

export const OrderChosen: Story = {
  name: 'Выбран заказ',
  parameters: stage({ arrange: courierHalfway }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    await waitForMapData()
    const late = placeOf(stageOf(loaded), SPECIAL_ORDER_IDS.late)
    await pressOrder(late)
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/orders?map=true&order=${SPECIAL_ORDER_IDS.late}`))
    await waitForOrderDetail(SPECIAL_ORDER_IDS.late)
    await expect(markerButton(`order-${late.id}`)?.getAttribute('aria-label')).toMatch(/^Заказ 510002, В пути, /)
    await expect(markerButton(`order-${late.id}`)).toHaveAttribute('aria-pressed', 'true')
    const status = rowOf(canvasElement, SPECIAL_ORDER_IDS.late).querySelector('.status-tag--dot') as Element
    await waitFor(() => expect(drawnColor(late)).toBe(getComputedStyle(status, '::before').backgroundColor))
    const order = await card(`Заказ ${SPECIAL_ORDER_IDS.late} на карте`)
    await expect(order.getByText(/^До клиента по прямой: от заведения .* км, от курьера .* км$/)).toBeVisible()
    await expect(document.querySelectorAll('polyline.map-line')).toHaveLength(2)
    const { courierId } = stageOf(loaded).world.db.order(SPECIAL_ORDER_IDS.late)
    await userEvent.click(order.getByRole('button'))
    await expect((await waitForChosenCourier(Number(courierId))).getAttribute('aria-label')).toMatch(/опаздывает/)
    const chosen = await card('Курьер на карте')
    await expect(chosen.getByRole('link', { name: String(SPECIAL_ORDER_IDS.late) })).toBeVisible()
    await userEvent.click(chosen.getByRole('button', { name: 'Закрыть карточку' }))
    await card(`Заказ ${SPECIAL_ORDER_IDS.late} на карте`)
    await pressOrder(late)
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders?map=true'))
  },
}

export const CourierChosen: Story = {
  name: 'Выбран курьер',
  parameters: stage({ address: `/orders?map=true&order=${SPECIAL_ORDER_IDS.late}` }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const { courierId } = stageOf(loaded).world.db.order(SPECIAL_ORDER_IDS.late)
    await findRow(canvasElement, SPECIAL_ORDER_IDS.late)
    await waitForMapData()
    const order = await card(`Заказ ${SPECIAL_ORDER_IDS.late} на карте`)
    await userEvent.click(await order.findByRole('button'))
    const button = await waitForChosenCourier(Number(courierId))
    await waitFor(() => expect(rowOf(canvasElement, SPECIAL_ORDER_IDS.late)).toHaveAttribute('data-on-map'))
    await expect(canvasElement.querySelectorAll('tr[data-on-map]')).toHaveLength(1)
    const shown = await card('Курьер на карте')
    await expect(shown.getByRole('link', { name: String(SPECIAL_ORDER_IDS.late) })).toBeVisible()
    await userEvent.click(button)
    await card(`Заказ ${SPECIAL_ORDER_IDS.late} на карте`)
  },
}

export const CourierAssigned: Story = {
  name: 'Назначение с карты',
  parameters: stage({ address: `/orders?map=true&order=${SPECIAL_ORDER_IDS.late}` }),
  play: async ({ canvasElement, canvas, userEvent, loaded }) => {
    const { courierId } = stageOf(loaded).world.db.order(SPECIAL_ORDER_IDS.late)
    await findRow(canvasElement, SPECIAL_ORDER_IDS.late)
    await waitForMapData()
    const order = await card(`Заказ ${SPECIAL_ORDER_IDS.late} на карте`)
    await userEvent.click(await order.findByRole('button'))
    const shown = await card('Курьер на карте')
    await expect(shown.queryByRole('button', { name: /Назначить/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать несколько' }))
    const box = { name: `Выбрать: заказ ${SPECIAL_ORDER_IDS.withoutCourier}` }
    await userEvent.click(await canvas.findByRole('checkbox', box))
    await userEvent.click(
      await shown.findByRole('button', { name: `Назначить на заказ ${SPECIAL_ORDER_IDS.withoutCourier}` }),
    )
    const form = await findVisibleDialog(`Назначить курьера: заказ ${SPECIAL_ORDER_IDS.withoutCourier}`)
    const save = await form.findByRole('button', { name: 'Назначить' })
    await waitFor(() => expect(save).toBeEnabled())
    // The order has no courier yet, so the form requires no reason for the assignment and suggests no reasons.
    await expect(form.getByLabelText('Причина')).toHaveAccessibleDescription('Необязательно: у заказа нет курьера')
    await expect(form.queryByRole('button', { name: 'Много заказов' })).toBeNull()
    await userEvent.click(save)
    const sent = `POST /v1/manage/order/${SPECIAL_ORDER_IDS.withoutCourier}/change-courier`
    await waitFor(() =>
      expect(stageOf(loaded).calls.find(({ call }) => call === sent)?.body).toEqual({
        courierId,
        reason: 'Назначение курьера',
      }),
    )
  },
}

export const OrderOfAnotherPage: Story = {
  name: 'Заказ с другой страницы',
  play: async ({ canvasElement, userEvent, loaded }) => {
    await waitForMapData()
    const inTable = new Set(rowIds(canvasElement))
    const { orders } = stageOf(loaded).world.db
    const other = orders.all().find(({ id, cityId, status }) => {
      return cityId === 1 && status > 0 && status < 100 && !inTable.has(id)
    })
    if (!other) throw new Error('an order of another page is needed')
    const { id } = other
    await pressOrder(placeOf(stageOf(loaded), id))
    const shown = await card(`Заказ ${id} на карте`)
    await userEvent.click(shown.getByRole('link', { name: 'Найти в списке' }))
    await expect(stageOf(loaded).address()).toBe(`/orders?map=true&order=${id}&id=${id}`)
    await waitFor(() => expect(rowIds(canvasElement)).toEqual([id]))
  },
}

export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ userEvent }) => {
    await waitForMapData()
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('.orders-map .map-canvas button')].filter(
        ({ tabIndex }) => tabIndex === 0,
      )
    await waitFor(() => expect(stops()).toHaveLength(1))
    stops()[0]?.focus()
    const reached = new Set<string>()
    for (const key of ['{ArrowDown}', '{ArrowLeft}', '{ArrowUp}', '{ArrowRight}'].flatMap((key) =>
      Array(6).fill(key),
    )) {
      await userEvent.keyboard(key)
      reached.add(String(document.activeElement?.closest<HTMLElement>('[data-hit]')?.dataset.hit))
      await expect(new Set(stops().map((stop) => stop.closest('[data-hit]'))).size).toBe(1)
    }
    await expect([...reached].some((key) => key.includes('order-'))).toBe(true)
    await expect([...reached].some((key) => key.includes('courier-'))).toBe(true)
    await expect(reached.has('undefined')).toBe(false)
  },
}

export const FocusKept: Story = {
  name: 'Фокус остаётся',
  play: async ({ userEvent }) => {
    await waitForMapData()
    const stop = () => document.querySelector<HTMLElement>('.orders-map .map-canvas button[tabindex="0"]')
    await waitFor(() => expect(stop()).not.toBeNull())
    stop()?.focus()
    for (const key of ['-', '-', '-', '+', '+', '+', '+', '+']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(document.activeElement?.closest('.orders-map')).not.toBeNull())
    }
  },
}

export const Live: Story = {
  name: 'В эфире',
  parameters: stage({ address: `/orders?map=true&order=${SPECIAL_ORDER_IDS.fresh}` }),
  play: async ({ loaded }) => {
    await waitForMapData()
    const fresh = placeOf(stageOf(loaded), SPECIAL_ORDER_IDS.fresh)
    await waitFor(() => expect(drawnColor(fresh)).toBeDefined())
    const [color, count] = [drawnColor(fresh), drawnOrderCount()]
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: 70 })
    await waitFor(() => expect(drawnColor(fresh)).not.toBe(color))
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: 100 })
    await waitFor(() => expect(drawnOrderCount()).toBe(count - 1))
  },
}

export const OfChosenCount: Story = {
  name: 'Выбранное число',
  parameters: stage({ address: '/orders?map=true&attention=late' }),
  play: async ({ canvasElement }) => {
    await findRow(canvasElement, SPECIAL_ORDER_IDS.late)
    await waitFor(() => expect(document.querySelector('.attention__scope')).toBeNull())
    await findMap()
    await waitFor(() => expect(drawnOrderCount()).toBe(rowIds(canvasElement).length))
    await expect(drawnOrderCount()).toBeGreaterThan(0)
  },
}
