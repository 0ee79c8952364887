import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { writeStoredText } from '../../src/lib/storage'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { EXPANDED_ROW } from '../../tests/antdSelectors'
import { onStage, stageLoader, stageOf } from '../stage'
import { findRow, rowOf } from './ordersScreen'

const STORED = `order-detail:${DEMO_ACCOUNTS.operator.id}`
const { delivered, cancelled } = SPECIAL_ORDER_IDS

const stage = (address: string) => ({ stage: { address, person: 'operator' } })

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Карточка архива сбоку',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage('/archive-orders'),
  beforeEach: () => {
    writeStoredText(STORED, 'beside')
    return () => writeStoredText(STORED, null)
  },
}
export default meta

type Story = StoryObj<typeof ArchivePage>

const panel = async () => within(await screen.findByRole('complementary', { name: 'Карточка заказа' }))

export const Open: Story = {
  parameters: stage(`/archive-orders?order=${delivered}`),
  play: async ({ canvasElement }) => {
    await findRow(canvasElement, delivered)
    const beside = await panel()
    await beside.findByRole('region', { name: `Заказ ${delivered}` })
    await beside.findByText('История статусов')
    await expect(rowOf(canvasElement, delivered)).toHaveClass('order-row--open')
    await expect(canvasElement.querySelector(EXPANDED_ROW)).toBeNull()
    for (const name of ['Сменить курьера', 'Редактировать'])
      await expect(beside.queryByRole('button', { name })).toBeNull()
  },
}

export const ListKeepsPosition: Story = {
  name: 'Список стоит на месте',
  play: async ({ canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, delivered)
    const top = () => rowOf(canvasElement, cancelled).getBoundingClientRect().top
    const start = top()
    for (const id of [delivered, cancelled]) {
      await userEvent.click(rowOf(canvasElement, id).querySelector('td:nth-child(4)') as HTMLElement)
      await (await panel()).findByRole('region', { name: `Заказ ${id}` })
      await expect(stageOf(loaded).address()).toBe(`/archive-orders?order=${id}`)
      await expect(top()).toBe(start)
    }
    await userEvent.click((await panel()).getByRole('button', { name: `Закрыть заказ ${cancelled}` }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Карточка заказа' })).toBeNull())
    await expect(stageOf(loaded).address()).toBe('/archive-orders')
    await expect(top()).toBe(start)
  },
}
