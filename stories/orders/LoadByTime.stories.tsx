import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { emptyListHandler, pendingHandler } from '../../mocks/testing'
import { WORKLOAD_SLOT_SECONDS } from '../../src/domain/orderWorkload'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { delayedPages, pushOrder, searches } from './ordersScreen'

const SEARCH = '/manage/order/search'

const stage = (settings: object = {}) => ({ stage: { address: '/orders', person: 'operator', ...settings } })

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Нагрузка по времени',
  tags: ['экран'],
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

/** The chart appears up to 2 s after the page. The timeout of 5 s leaves a margin for slow machines. */
const picture = (name: RegExp) => screen.findByRole('slider', { name }, { timeout: 5000 })

const bars = (picture: Element) =>
  within(picture.parentElement as HTMLElement)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .flatMap(([time, late, others]) => (Number(late) + Number(others) > 0 ? [{ time, late, others }] : []))

const ordersIn = (picture: Element) =>
  bars(picture).reduce((sum, { late, others }) => sum + Number(late) + Number(others), 0)

/** Number of active orders in Karaganda that are due before the end of the chart, which is three hours ahead. */
function promisedIn({ world }: Stage): number {
  const end = Math.floor(world.clock.second() / WORKLOAD_SLOT_SECONDS) * WORKLOAD_SLOT_SECONDS + 3 * 3600
  return world.db.orders
    .all()
    .filter(({ cityId, status }) => cityId === 1 && status > 0 && status < 100)
    .filter(({ deliveryDateTime, createdAt, timeForReady, timeForDelivery }) => {
      const promised = deliveryDateTime ?? createdAt + (timeForReady + timeForDelivery) * 60
      return promised < end
    }).length
}

const others = delayedPages()

export const Loaded: Story = {
  parameters: stage({ responses: [others.handler] }),
  beforeEach: others.hold,
  play: async ({ loaded }) => {
    const shown = await picture(/^Нагрузка по времени: пик \d\d:\d\d–\d\d:\d\d, \d+\sзаказ(|а|ов), на странице$/)
    const times = bars(shown).map(({ time }) => time)
    await expect(times.join()).toMatch(/\d\d:(00–\d\d:15|15–\d\d:30|30–\d\d:45|45–\d\d:00)/)
    await expect(bars(shown).some(({ late }) => Number(late) > 0)).toBe(true)
    await expect(shown.querySelector('.plot-tone--danger')).not.toBeNull()
    await expect(shown.querySelector('.plot__line')).not.toBeNull()
    await expect(screen.getByText(/^пик \d\d:\d\d/)).toBeVisible()
    await expect(searches(stageOf(loaded))).toHaveLength(1)
    others.release()
    await waitFor(() => expect(shown.getAttribute('aria-label')).not.toMatch(/на странице$/))
  },
}

export const FollowsTheStream: Story = {
  name: 'Следует за потоком',
  play: async ({ loaded }) => {
    const shown = await picture(/пик/)
    const { world } = stageOf(loaded)
    const before = promisedIn(stageOf(loaded))
    await waitFor(() => expect(ordersIn(shown)).toBe(before))
    const lastBar = () => bars(shown).find(({ time }) => time === '15:45–16:00')
    const others = Number(lastBar()?.others ?? 0)
    const fresh = { id: 999_999, status: 10, deliveryDateTime: '2026-03-18 15:50:00', cityId: 1 }
    orderBook.receive([fresh as Parameters<typeof orderBook.receive>[0][number]])
    await waitFor(() => expect(lastBar()?.others).toBe(String(others + 1)))
    // Change the order in the mock data and not only in a live event, because the console may request the page of orders again.
    world.db.orders.update(SPECIAL_ORDER_IDS.late, { status: ORDER_STATUS.delivered, finishedAt: world.clock.second() })
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.late)
    orderBook.receive([{ ...fresh, status: 100 } as Parameters<typeof orderBook.receive>[0][number]])
    await waitFor(() => expect(ordersIn(shown)).toBe(before - 1))
    await expect(Number(lastBar()?.others ?? 0)).toBe(others)
  },
}

export const ReadByKeys: Story = {
  name: 'Чтение клавишами',
  play: async ({ userEvent }) => {
    const shown = await picture(/пик/)
    shown.focus()
    await userEvent.keyboard('{Home}')
    await expect(shown).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^до 12:15: Опаздывают \d+, Успевают \d+$/),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown).toHaveAttribute('aria-valuetext', expect.stringMatching(/^12:15–12:30: /))
  },
}

export const NothingPromised: Story = {
  name: 'Срок не обещан',
  parameters: stage({ responses: [emptyListHandler(SEARCH)] }),
  play: async () => {
    const shown = await picture(/^Нагрузка по времени: сроков до 16:00 нет$/)
    await expect(bars(shown)).toEqual([])
    await expect(screen.getByText('сроков до 16:00 нет')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(SEARCH)] }),
  play: async () => {
    const shown = await picture(/^Нагрузка по времени: считается$/)
    await expect(shown.getBoundingClientRect()).toMatchObject({ width: 144, height: 32 })
    await expect(bars(shown)).toEqual([])
  },
}
