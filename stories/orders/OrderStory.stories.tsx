import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { PREPAID_PAYMENT_TYPE } from '../../src/domain/orders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { pushOrder, rowIds, searches } from './ordersScreen'

const { full, late } = SPECIAL_ORDER_IDS

const stage = (address: string) => ({ stage: { address, person: 'operator' } })

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/История, опоздание и оплата',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(`/orders?order=${full}`),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

const detail = async (id: number) => within(await screen.findByRole('region', { name: `Заказ ${id}` }))

export const HistoryText: Story = {
  name: 'История текстом',
  play: async ({ userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const order = await detail(full)
    await expect(await order.findByText('«Новый» → «Принят»')).toBeVisible()
    await expect(order.getByText(/^Сейчас «Готовится», уже \d+ мин$/)).toBeVisible()
    await userEvent.click(order.getByRole('button', { name: 'Копировать историю' }))
    await expect(await screen.findByText('История заказа скопирована')).toBeVisible()
    const [text] = writeText.mock.calls[0] ?? []
    await expect(text).toMatch(new RegExp(`^Заказ ${full}\n18-03-2026 \\d\\d:\\d\\d — «Новый»`))
    await expect(text).toMatch(/— «Новый» → «Принят»; через \d+\sмин/)
    await expect(text).toMatch(/\nПрежние курьеры: /)
  },
}

export const LateExplained: Story = {
  name: 'Почему опаздывает',
  parameters: stage(`/orders?order=${late}`),
  play: async ({ loaded }) => {
    const { db, clock } = stageOf(loaded).world
    const { dueAt, createdAt, timeForReady, timeForDelivery, history } = db.order(late)
    const minutesSince = (second: number) => Math.floor((clock.second() - second) / 60)
    const due = Math.min(Number(dueAt), createdAt + (timeForReady + timeForDelivery) * 60)
    const since = (wanted: number) => Number(history.find(({ status }) => status === wanted)?.at)
    const [accepted, left] = [since(ORDER_STATUS.accepted), since(ORDER_STATUS.onTheWay)]
    const reasons = [
      `дольше всего «В пути», ${minutesSince(left)} мин`,
      `приготовление ${Math.floor((left - accepted) / 60)} мин вместо ${timeForReady} мин`,
    ]
    const order = await detail(late)
    await expect(await order.findByText(`Опаздывает на ${minutesSince(due)} мин: ${reasons.join('; ')}`)).toBeVisible()
  },
}

export const PaidSumChanged: Story = {
  name: 'Сумма оплаченного заказа изменилась',
  play: async ({ loaded }) => {
    const order = await detail(full)
    await order.findByText('Итого')
    pushOrder(stageOf(loaded), full, { paymentTypeId: PREPAID_PAYMENT_TYPE, sumTotal: 5000 })
    await expect(await order.findByText(/^Сумма оплаченного заказа изменилась: было .+, стало 5.000.₸, /)).toBeVisible()
  },
}

export const LateExported: Story = {
  name: 'Выгрузка опаздывающих',
  parameters: stage('/orders?attention=late'),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(rowIds(canvasElement)).toContain(late))
    const sent = searches(stageOf(loaded)).length
    await userEvent.click(canvas.getByRole('button', { name: /Экспорт/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    const dialog = await findVisibleDialog('Экспорт в CSV')
    await expect(await dialog.findByText(/^Опаздывают .*18-03-2026 13-00\.csv$/)).toBeVisible()
    await expect(searches(stageOf(loaded))).toHaveLength(sent)
  },
}
