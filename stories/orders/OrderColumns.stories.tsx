import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { findRow, rowOf } from './ordersScreen'

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Столбцы заказов',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/orders', person: 'operator' } },
}
export default meta

type Story = StoryObj<typeof OrdersPage>

const shown = (canvas: HTMLElement) => findRow(canvas, SPECIAL_ORDER_IDS.fresh)

function minutesIn({ world }: Stage, id: number, wanted: number): number {
  const step = world.db.order(id).history.find(({ status }) => status === wanted)
  if (!step) throw new Error(`order ${id} never had status ${wanted}`)
  return Math.floor((world.clock.second() - step.at) / 60)
}

export const Times: Story = {
  name: 'Время',
  play: async ({ canvasElement, loaded }) => {
    const { timeForReady } = stageOf(loaded).world.db.order(SPECIAL_ORDER_IDS.full)
    const { timeForDelivery } = stageOf(loaded).world.db.order(SPECIAL_ORDER_IDS.atDoor)
    const cooked = minutesIn(stageOf(loaded), SPECIAL_ORDER_IDS.full, ORDER_STATUS.accepted)
    const onTheWay = minutesIn(stageOf(loaded), SPECIAL_ORDER_IDS.atDoor, ORDER_STATUS.onTheWay)
    await shown(canvasElement)
    const fresh = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.fresh))
    await expect(fresh.getByTitle('Обработка')).toHaveTextContent(/^<1 мин$/)
    await expect(fresh.getByTitle(/^Приготовление/)).toHaveTextContent(/^—$/)
    const full = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.full))
    const preparation = full.getByTitle(`Приготовление, план ${timeForReady} мин`)
    await expect(preparation.textContent).toBe(`${cooked}/${timeForReady}\u00a0мин`)
    await expect(full.getByTitle('Доставить к 18-03-2026 13:45')).toHaveTextContent('к 13:45')
    const atDoor = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.atDoor))
    await expect(atDoor.getByTitle(/^В пути/).textContent).toBe(`${onTheWay}/${timeForDelivery}\u00a0мин`)
    await expect(atDoor.getByTitle('Расстояние по прямой')).toHaveTextContent(/\d,\d км$/)
  },
}

export const RowActions: Story = {
  name: 'Действия строки',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const { full } = SPECIAL_ORDER_IDS
    await expect(canvas.getByRole('link', { name: `Редактировать заказ ${full}` })).toHaveAttribute(
      'href',
      `/orders/edit/${full}`,
    )
    await userEvent.click(canvas.getByRole('link', { name: `Сменить курьера заказа ${full}` }))
    const dialog = await screen.findByRole('dialog', { name: `Смена курьера заказа ${full}` })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(stageOf(loaded).address()).toBe(`/orders?order=${full}&form=courier&entry=${full}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/orders?order=${full}`))
  },
}
