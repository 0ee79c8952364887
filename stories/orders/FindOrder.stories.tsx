import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { onStage, stageLoader, stageOf } from '../stage'
import { findRow, searches } from './ordersScreen'

const { full, delivered } = SPECIAL_ORDER_IDS

const stage = (settings: object = {}) => ({ stage: { address: '/orders', person: 'operator', ...settings } })

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Поиск заказа',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

const finder = async () => within(await screen.findByRole('form', { name: 'Поиск заказа' }))
const box = async () => (await finder()).findByRole('textbox', { name: 'Найти заказ' })

export const ByPhone: Story = {
  name: 'По части телефона',
  play: async ({ canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, full)
    const { phone } = stageOf(loaded).world.db.order(full)
    const input = await box()
    await userEvent.type(input, phone.slice(-7))
    const found = await finder()
    const link = await found.findByRole('link', { name: new RegExp(`^${full} .+найдено: телефон$`) })
    await expect(found.getByText(/среди загруженных \(\d+\)$/)).toBeVisible()
    await expect(found.getByText(/^По телефону, адресу и имени сервер не ищет/)).toBeVisible()
    await expect(link).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, `${phone}{Enter}`)
    await waitFor(() => expect(stageOf(loaded).address()).toContain(`order=${full}`))
  },
}

export const ByNumber: Story = {
  name: 'По номеру, заказ в архиве',
  play: async ({ canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, full)
    await userEvent.type(await box(), String(delivered))
    await expect(await (await finder()).findByRole('link', { name: `Открыть заказ ${delivered}` })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/archive-orders?order=${delivered}`))
  },
}

export const ByCompany: Story = {
  name: 'По заведению на сервере',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, full)
    await userEvent.type(await box(), 'Такого нет')
    const found = await finder()
    await expect(await found.findByText(/^0\sзаказов среди загруженных/)).toBeVisible()
    await userEvent.click(found.getByRole('button', { name: 'Отобрать: Заведение «Такого нет»' }))
    await waitFor(() => expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({ companyName: 'Такого нет' }))
    await expect(await canvas.findByText('Название заведения: Такого нет')).toBeVisible()
  },
}

export const Closed: Story = {
  name: 'Закрыт клавишей Escape',
  play: async ({ canvasElement, userEvent }) => {
    await findRow(canvasElement, full)
    const input = await box()
    await userEvent.type(input, '510')
    const found = await finder()
    await expect(await found.findByText(/среди загруженных/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(found.queryByText(/среди загруженных/)).toBeNull())
    await expect(input).toHaveValue('510')
  },
}

export const InArchive: Story = {
  name: 'В архиве',
  parameters: stage({ address: '/archive-orders' }),
  render: () => <ArchivePage />,
  play: async ({ canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, delivered)
    const { street, house } = stageOf(loaded).world.db.order(delivered)
    await userEvent.type(await box(), `${street} ${house}`)
    const found = await finder()
    await expect(
      await found.findByText(
        'По телефону, адресу и имени сервер архив не ищет: так находятся только загруженные заказы',
      ),
    ).toBeVisible()
    await expect(found.getByRole('link', { name: new RegExp(`^${delivered} .+адрес`) })).toBeVisible()
  },
}
