import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../../mocks/seeds/demoAccounts'
import { SPECIAL_ORDER_IDS } from '../../../mocks/seeds/specialOrders'
import { NoticeSettingsButton } from '../../../src/app/shell/notices/NoticeSettingsButton'
import { orderBook } from '../../../src/live/orderBook/orderBook'
import { pushOrder, searches } from '../../orders/ordersScreen'
import { onStage, type Stage, stageLoader, stageOf } from '../../stage'

const KEY = `notices:${DEMO_ACCOUNTS.operator.id}`

let shown: { title: string; body: string | undefined; click: () => void }[] = []

const browser =
  (permission: NotificationPermission | 'unsupported', settings: object = {}) =>
  () => {
    const real = window.Notification
    shown = []
    class FakeNotification {
      static permission = permission
      static async requestPermission() {
        FakeNotification.permission = 'granted'
        return 'granted'
      }
      onclick: (() => void) | null = null
      constructor(title: string, options?: NotificationOptions) {
        shown.push({ title, body: options?.body, click: () => this.onclick?.() })
      }
      close() {}
    }
    Object.defineProperty(window, 'Notification', {
      configurable: true,
      writable: true,
      value: permission === 'unsupported' ? undefined : FakeNotification,
    })
    localStorage.setItem(KEY, JSON.stringify(settings))
    return () => {
      localStorage.removeItem(KEY)
      Object.defineProperty(window, 'Notification', { configurable: true, writable: true, value: real })
    }
  }

const meta: Meta<typeof NoticeSettingsButton> = {
  title: 'Каркас/Уведомления о заказах',
  component: NoticeSettingsButton,
  loaders: [stageLoader],
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <Story />
      </div>
    ),
    onStage,
  ],
  beforeEach: browser('default'),
  parameters: { stage: { address: '/couriers', person: 'operator' } },
}
export default meta

type Story = StoryObj<typeof NoticeSettingsButton>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: /^Уведомления о заказах/ }))
  const panel = await screen.findByRole('region', { name: 'Уведомления о заказах' })
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

/** Waits until the initial orders are loaded, so that orders received later count as new. */
async function ordersRead({ world }: Stage) {
  const there = world.db.orders.all().filter(({ cityId, status }) => cityId === 1 && status > 0 && status < 100)
  await waitFor(() => expect([...orderBook.rows()]).toHaveLength(there.length))
  // The console has all orders now, but the function that loaded them finishes one task later. Wait for that task.
  await new Promise((resolve) => setTimeout(resolve))
}

const SWITCHES = ['новый заказ', 'опоздание', 'без курьера', 'клиент ждёт'].flatMap((kind) => [
  `Звук: ${kind}`,
  `На экране: ${kind}`,
])

export const Off: Story = {
  name: 'Выключено',
  play: async ({ canvasElement, loaded }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Уведомления о заказах: выключены' }),
    ).toBeVisible()
    const panel = await open(canvasElement)
    for (const name of SWITCHES) await expect(panel.getByRole('switch', { name })).not.toBeChecked()
    await expect(searches(stageOf(loaded))).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Уведомления о заказах' })).toBeNull())
  },
}

export const SwitchedOn: Story = {
  name: 'Включено',
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.click(panel.getByRole('switch', { name: 'Звук: опоздание' }))
    await expect(Notification.permission).toBe('default')
    await userEvent.click(panel.getByRole('switch', { name: 'На экране: новый заказ' }))
    await waitFor(() => expect(panel.getByRole('switch', { name: 'На экране: новый заказ' })).toBeChecked())
    await expect(Notification.permission).toBe('granted')
    await expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
      newSound: false,
      newDesktop: true,
      lateSound: true,
      lateDesktop: false,
    })
    await userEvent.click(panel.getByRole('button', { name: 'Проверить: новый заказ' }))
    await expect(shown.map(({ title }) => title)).toEqual(['Новый заказ'])
    await expect(within(canvasElement).getByRole('button', { name: 'Уведомления о заказах: включены' })).toBeVisible()
    await expect(await panel.findByText(/Звук включён в этой вкладке|Звук включится после щелчка/)).toBeVisible()
  },
}

export const BrowserRefused: Story = {
  name: 'Браузер запретил',
  beforeEach: browser('denied', { newDesktop: true, newSound: true }),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await expect(panel.getByText('Браузер запретил уведомления')).toBeVisible()
    await expect(panel.getByText(/разрешите уведомления для этого сайта/)).toBeVisible()
    await expect(panel.getByRole('switch', { name: 'На экране: новый заказ' })).toBeDisabled()
    await expect(panel.getByRole('switch', { name: 'На экране: новый заказ' })).not.toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Звук: новый заказ' })).toBeChecked()
  },
}

export const Unsupported: Story = {
  name: 'Не поддерживается',
  beforeEach: browser('unsupported'),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await expect(panel.getByText('Браузер не показывает уведомления')).toBeVisible()
  },
}

export const NewOrder: Story = {
  name: 'Новый заказ',
  beforeEach: browser('granted', { newDesktop: true }),
  play: async ({ loaded }) => {
    await ordersRead(stageOf(loaded))
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { id: 999_001 })
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { id: 999_001 })
    await waitFor(() => expect(shown).toHaveLength(1))
    await expect(shown[0]?.title).toBe('Новый заказ №\u00a0999001')
    await expect(shown[0]?.body).toMatch(/^Караганда · .+ · [\d\u00a0]+₸$/)
    shown[0]?.click()
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders?id=999001&order=999001'))
  },
}

export const Burst: Story = {
  name: 'Всплеск заказов',
  beforeEach: browser('granted', { newDesktop: true }),
  play: async ({ loaded }) => {
    await ordersRead(stageOf(loaded))
    for (let id = 999_001; id <= 999_050; id++) pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { id })
    await waitFor(() => expect(shown).toHaveLength(1))
    await expect(shown[0]?.title).toBe('50\u00a0новых заказов')
    await expect(shown[0]?.body).toMatch(/^№\u00a0999001, .* и ещё 47$/)
    shown[0]?.click()
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
  },
}

export const BecomesLate: Story = {
  name: 'Становится опоздавшим',
  beforeEach: browser('granted', { lateDesktop: true }),
  play: async ({ loaded }) => {
    const { world } = stageOf(loaded)
    await ordersRead(stageOf(loaded))
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, {
      id: 999_001,
      dateTimeStatusFinish: world.clock.now().minusSeconds(1).toString(),
    })
    await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Заказ №\u00a0999001 опаздывает']))
  },
}

export const WithoutCourier: Story = {
  name: 'Без курьера',
  beforeEach: browser('granted', { unassignedDesktop: true, unassignedMinutes: 10 }),
  play: async ({ loaded }) => {
    const { world } = stageOf(loaded)
    await ordersRead(stageOf(loaded))
    const ago = (minutes: number) =>
      world.clock
        .now()
        .minusSeconds(minutes * 60)
        .toString()
    const bare = { courier: undefined, isExternalCourier: false, deliveryDateTime: undefined }
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { ...bare, id: 999_001, createdAt: ago(9) })
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { ...bare, id: 999_002, createdAt: ago(11) })
    await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Заказ №\u00a0999002 без курьера']))
  },
}

export const Tuned: Story = {
  name: 'Настроено',
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.click(panel.getByRole('switch', { name: 'Повторять звук до первого действия' }))
    fireEvent.change(panel.getByRole('slider', { name: 'Громкость' }), { target: { value: '30' } })
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ volume: 30, isRepeated: true }),
    )
  },
}
