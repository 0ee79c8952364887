import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { writeStoredText } from '../../src/lib/storage'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { EXPANDED_ROW } from '../../tests/antdSelectors'
import { onStage, stageLoader, stageOf } from '../stage'
import { findRow, pushOrder, rowOf } from './ordersScreen'

const STORED = `order-detail:${DEMO_ACCOUNTS.operator.id}`
const ORDER = SPECIAL_ORDER_IDS.full

const stage = (address: string) => ({ stage: { address, person: 'operator' } })

const forget = () => void writeStoredText(STORED, null)

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Карточка сбоку',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage('/orders'),
  beforeEach: () => {
    writeStoredText(STORED, 'beside')
    return forget
  },
}
export default meta

type Story = StoryObj<typeof OrdersPage>

const cellOf = (canvas: HTMLElement, id: number) => rowOf(canvas, id).querySelector('td:nth-child(4)') as HTMLElement

const panel = async () => within(await screen.findByRole('complementary', { name: 'Карточка заказа' }))

export const ListKeepsPosition: Story = {
  name: 'Список стоит на месте',
  play: async ({ canvasElement, userEvent, loaded }) => {
    await findRow(canvasElement, ORDER)
    // Wait until the counters above the list are loaded: until then they can wrap to a second line, which moves the list.
    const counts = within(await screen.findByRole('region', { name: 'Требуют внимания' })).getAllByRole('button')
    await waitFor(() => expect(counts.filter(({ textContent }) => !/\d$/.test(textContent ?? ''))).toEqual([]))
    const place = () => ({
      top: rowOf(canvasElement, SPECIAL_ORDER_IDS.late).getBoundingClientRect().top,
      scrolled: window.scrollY,
    })
    const start = place()
    await userEvent.click(cellOf(canvasElement, ORDER))
    await (await panel()).findByText('История статусов')
    await expect(stageOf(loaded).address()).toBe(`/orders?order=${ORDER}`)
    await expect(place()).toEqual(start)
    await expect(rowOf(canvasElement, ORDER)).toHaveClass('order-row--open')
    await expect(canvasElement.querySelector(EXPANDED_ROW)).toBeNull()
    await userEvent.click(cellOf(canvasElement, SPECIAL_ORDER_IDS.late))
    await (await panel()).findByRole('region', { name: `Заказ ${SPECIAL_ORDER_IDS.late}` })
    await expect(place()).toEqual(start)
    await userEvent.click((await panel()).getByRole('button', { name: `Закрыть заказ ${SPECIAL_ORDER_IDS.late}` }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Карточка заказа' })).toBeNull())
    await expect(stageOf(loaded).address()).toBe('/orders')
    await expect(place()).toEqual(start)
  },
}

export const ByKeys: Story = {
  name: 'Клавишами',
  play: async ({ canvasElement, userEvent, loaded }) => {
    const line = await findRow(canvasElement, ORDER)
    line.focus()
    await userEvent.keyboard('{Enter}')
    await panel()
    await expect(line).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
    await expect(line).toHaveFocus()
  },
}

export const Ended: Story = {
  name: 'Завершён, пока открыт',
  parameters: stage(`/orders?order=${ORDER}`),
  play: async ({ canvasElement, loaded }) => {
    await findRow(canvasElement, ORDER)
    const beside = await panel()
    await beside.findByText('История статусов')
    pushOrder(stageOf(loaded), ORDER, { status: 100, finishedAt: '2026-03-18 13:00:00', transitions: [] })
    await expect(await beside.findByText(/Заказ 510007 завершён: Доставлен/)).toBeVisible()
    await expect(beside.getByRole('link', { name: 'В архиве →' })).toHaveAttribute(
      'href',
      `/archive-orders?order=${ORDER}`,
    )
  },
}

export const Elsewhere: Story = {
  name: 'В другом месте',
  parameters: stage(`/orders?order=${ORDER}&id=${SPECIAL_ORDER_IDS.late}`),
  play: async () => {
    const beside = await panel()
    await expect(await beside.findByText('нет на этой странице списка')).toBeVisible()
    await beside.findByText('История статусов')
  },
}

/** A notification links to the list of active orders. If the order has been completed since, the link opens the order in the archive. */
export const EndedByLink: Story = {
  name: 'Завершён, открыт по ссылке',
  parameters: stage(`/orders?id=${SPECIAL_ORDER_IDS.delivered}&order=${SPECIAL_ORDER_IDS.delivered}`),
  play: async ({ loaded }) => {
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/archive-orders?order=${SPECIAL_ORDER_IDS.delivered}`))
  },
}

export const Chosen: Story = {
  name: 'Выбрано',
  parameters: stage(`/orders?order=${ORDER}`),
  beforeEach: forget,
  play: async ({ canvasElement, userEvent }) => {
    await findRow(canvasElement, ORDER)
    await waitFor(() => expect(canvasElement.querySelector(EXPANDED_ROW)).not.toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Открывать сбоку' }))
    const beside = await panel()
    await expect(localStorage.getItem(STORED)).toBe('beside')
    await expect(canvasElement.querySelector(EXPANDED_ROW)).toBeNull()
    await userEvent.click(await beside.findByRole('button', { name: 'Открывать в строке' }))
    await waitFor(() => expect(canvasElement.querySelector(EXPANDED_ROW)).not.toBeNull())
    await expect(localStorage.getItem(STORED)).toBeNull()
  },
}
