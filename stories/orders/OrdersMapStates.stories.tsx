import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { emptyListHandler, failingHandler } from '../../mocks/testing'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { clientPoint, waitForStillMap } from '../mapPositions'
import { onStage, stageLoader, stageOf } from '../stage'
import {
  drawnCourierCount,
  drawnOrderCount,
  findMap,
  hover,
  locationCalls,
  orderPages,
  placeOf,
  pressOrder,
  waitForOrderDetail,
} from './ordersMapScreen'

const stage = (settings: object = {}) => ({
  stage: { address: '/orders?map=true', person: 'operator', ...settings },
})

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Карта заказов: состояния',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

export const NoOrders: Story = {
  name: 'Нет заказов',
  tags: ['пусто'],
  parameters: stage({ responses: [emptyListHandler('/manage/order/search')] }),
  play: async () => {
    await expect(await (await findMap()).findByText('Заказов нет')).toBeVisible()
    await expect(drawnOrderCount()).toBe(0)
  },
}

export const OneOrder: Story = {
  name: 'Один заказ',
  parameters: stage({ responses: [orderPages(1)] }),
  play: async () => {
    await waitFor(() => expect(drawnOrderCount()).toBe(1))
  },
}

export const PositionsFailed: Story = {
  name: 'Координаты курьеров не загрузились',
  tags: ['ошибка'],
  parameters: stage({
    address: '/orders?map=true&cityId=1',
    responses: [failingHandler('/manage/courier/location/1', 403, 'Нет прав'), orderPages(1)],
  }),
  play: async () => {
    const map = await findMap()
    await expect(await map.findByText(/Где курьеры, узнать не удалось/)).toBeVisible()
    await expect(map.queryByRole('button', { name: 'Обновить' })).toBeNull()
  },
}

export const FiveHundred: Story = {
  name: 'Пятьсот заказов',
  parameters: stage({
    responses: [
      orderPages(500, (index) => ({
        addressTo: { street: 'улица Ермекова', lat: 49.75 + (index % 23) * 0.004, long: 73.05 + (index % 29) * 0.006 },
      })),
    ],
  }),
  play: async () => {
    await waitFor(() => expect(drawnOrderCount()).toBe(500), { timeout: 40_000 })
  },
}

const DOOR = { lat: 49.8, long: 73.1 }
const START = { lat: 49.815, long: 73.12 }

/** A click on several orders at the same address opens a list, because zooming cannot separate them. */
export const OneDrilldown: Story = {
  name: 'Заказы у одной двери',
  parameters: stage({
    responses: [
      orderPages(3, () => ({
        addressTo: { street: 'улица Ермекова', house: '5', ...DOOR },
        addressFrom: { address: 'улица Жамбыла, 27', ...START },
      })),
      failingHandler('/manage/order/899999', 404, 'Заказ не найден'),
    ],
  }),
  play: async ({ loaded }) => {
    await waitFor(() => expect(drawnOrderCount()).toBe(3))
    const stop = () => document.querySelector<HTMLElement>('.orders-map .map-canvas button[tabindex="0"]')
    await waitFor(() => expect(stop()?.getAttribute('aria-label')).toBe('3\u00a0заказа'))
    stop()?.focus()
    await waitFor(() => expect(document.activeElement).toHaveClass('canvas-stack__item'))
    await expect(document.querySelectorAll('.canvas-stack__item')).toHaveLength(3)
    await waitForStillMap()
    const { x, y } = clientPoint(START)
    await hover(x, y)
    await expect(await (await findMap()).findByText('Заведение: улица Жамбыла, 27')).toBeVisible()
    await pressOrder({ id: 899_999, ...DOOR })
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders?map=true&order=899999'))
  },
}

export const NoCoordinates: Story = {
  name: 'Нет координат',
  tags: ['пусто'],
  parameters: stage({
    address: '/orders?map=true&order=900000',
    responses: [
      orderPages(3, (index) => (index === 2 ? {} : { addressTo: { street: 'улица Ермекова', house: '5', lat: null } })),
      failingHandler('/manage/order/900000', 404, 'Заказ не найден'),
    ],
  }),
  play: async ({ userEvent }) => {
    const { findByText, getByRole } = await findMap()
    await expect(await findByText('Без координат: 2')).toBeVisible()
    await expect(await findByText('У адреса нет координат')).toBeVisible()
    await expect(await screen.findByText('Заказ не найден')).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Показать все заказы на карте' }))
    await waitFor(() => expect(drawnOrderCount()).toBe(1))
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: stage({ person: 'viewer' }),
  play: async ({ loaded }) => {
    await waitFor(() => expect(drawnOrderCount()).toBeGreaterThan(5))
    await expect(locationCalls(stageOf(loaded))).toEqual([])
    await expect(drawnCourierCount()).toBe(0)
  },
}

/** For a user with several cities the map shows the couriers of the city in the filter, or else of the opened order's city. */
export const ManyCities: Story = {
  name: 'Много городов',
  parameters: stage({ person: 'administrator' }),
  play: async ({ loaded }) => {
    const { findByText, queryByText } = await findMap()
    await expect(await findByText('Курьеры видны, когда выбран город')).toBeVisible()
    await expect(locationCalls(stageOf(loaded))).toEqual([])
    await waitFor(() => expect(drawnOrderCount()).toBeGreaterThan(5))
    await pressOrder(placeOf(stageOf(loaded), SPECIAL_ORDER_IDS.late))
    await waitFor(() => expect(drawnCourierCount()).toBeGreaterThan(0))
    await expect(queryByText('Курьеры видны, когда выбран город')).toBeNull()
    await waitForOrderDetail(SPECIAL_ORDER_IDS.late)
  },
}

export const CouriersFailed: Story = {
  name: 'Курьеры не загрузились',
  parameters: stage({ responses: [failingHandler('/manage/courier/location/:id')] }),
  play: async ({ userEvent, loaded }) => {
    const panel = await findMap()
    await userEvent.click(await panel.findByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(locationCalls(stageOf(loaded))).toHaveLength(2))
    await waitFor(() => expect(drawnOrderCount()).toBeGreaterThan(5))
  },
}
