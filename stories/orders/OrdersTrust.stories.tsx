import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { LIVE_STATE_OFF, liveState } from '../../src/live/liveState'
import { activeOrdersListModel } from '../../src/pages/orders/live/activeOrdersListModel'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, sinceFullHour, stageLoader, stageOf } from '../stage'
import { findRow, pushOrder, rowIds, rowOf } from './ordersScreen'

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Проверка данных заказов',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/orders', person: 'operator' } },
  beforeEach: () => () => {
    Object.assign(liveState, LIVE_STATE_OFF)
  },
}
export default meta

type Story = StoryObj<typeof OrdersPage>

export const OldData: Story = {
  name: 'Устаревшие данные',
  play: async ({ canvas, canvasElement }) => {
    await findRow(canvasElement, SPECIAL_ORDER_IDS.fresh)
    await expect(canvas.queryByText(/^Данные на/)).toBeNull()
    const staleSince = Date.now() - sinceFullHour() - 150_000
    activeOrdersListModel.loaded.at = staleSince - 150_000
    Object.assign(liveState, { health: 'reconnecting', staleSince })
    await expect(await canvas.findByText('Данные на 12:57')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить список' }))
    await waitFor(() => expect(canvas.queryByText(/^Данные на/)).toBeNull())
  },
}

export const UnreadableOrder: Story = {
  name: 'Нечитаемый заказ',
  parameters: {
    stage: {
      address: '/orders',
      person: 'operator',
      responses: [
        http.post('*/v1/manage/order/search', () =>
          HttpResponse.json([{ id: 7, status: 10 }, { status: 20 }], { headers: { 'x-pagination-total-count': '2' } }),
        ),
      ],
    },
  },
  beforeEach: hideLoggedErrors,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowIds(canvasElement)).toEqual([7]))
    await expect(await canvas.findByText(/1\s+заказ не показан/)).toBeVisible()
  },
}

export const WaitingOrders: Story = {
  name: 'Ожидающие заказы',
  play: async ({ canvas, canvasElement, loaded }) => {
    await findRow(canvasElement, SPECIAL_ORDER_IDS.fresh)
    const table = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.fresh))
    table.getAllByRole('button')[0]?.focus()
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { id: 999_001 })
    const counter = await canvas.findByRole('button', { name: /^1\s+новый/ })
    await expect(counter).toBeVisible()
    await expect(rowIds(canvasElement)).not.toContain(999_001)
    await userEvent.click(counter)
    await waitFor(() => expect(rowIds(canvasElement)).toContain(999_001))
  },
}
