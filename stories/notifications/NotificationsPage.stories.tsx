import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { addNotification } from '../../mocks/simulation/notifications'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { liveState } from '../../src/live/liveState'
import { NotificationsPage } from '../../src/pages/notifications/NotificationsPage'
import { ROW } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'

const PATH = '/notifications'
const SEARCH = '/manage/notification/search'
const HIDE = '/manage/notification/:id'

const NEWS = [
  { id: 12, description: 'Заказ № 1042 опаздывает', orderId: 1042, courierId: 3, courierName: 'Ким В.', cityId: 1 },
  { id: 11, description: 'Курьер не движется', orderId: 1042, cityId: 1 },
  { id: 10, description: 'Нет свободных курьеров', cityId: 1 },
].map((news) => ({ ...news, createdAt: '2026-03-18 12:40:00', status: true }))

const stage = (settings: object = {}) => ({ stage: { address: PATH, person: 'administrator', ...settings } })

const meta: Meta<typeof NotificationsPage> = {
  title: 'Уведомления/Список уведомлений',
  tags: ['экран'],
  component: NotificationsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof NotificationsPage>

const row = (canvas: HTMLElement, id: number) =>
  waitFor(() => {
    const found = canvas.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)
    if (!found) throw new Error(`no row ${id}`)
    return found
  })

const hidden = (calls: { call: string }[]) =>
  calls.flatMap(({ call }) => call.match(/^POST \/v1\/manage\/notification\/(\d+)$/)?.[1] ?? [])

export const Loaded: Story = {
  parameters: stage({ responses: [staticResponseHandler(SEARCH, NEWS)] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Уведомления' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Экспорт/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Сохранённые фильтры/ })).toBeEnabled()
    const first = within(await row(canvasElement, 12))
    await expect(first.getByText('Заказ № 1042 опаздывает')).toBeVisible()
    await expect(first.getByRole('link', { name: '№ 1042' })).toHaveAttribute('href', '/orders?id=1042&order=1042')
    await expect(first.getByRole('link', { name: 'Ким В.' })).toHaveAttribute('href', '/couriers/3')
    await expect(first.getByText('18-03-2026 12:40')).toBeVisible()
    await expect(first.getByText('Караганда')).toBeVisible()
    await expect(first.getByText('Активно')).toBeVisible()
  },
}

export const Undo: Story = {
  name: 'Отмена действия',
  play: async ({ canvas, userEvent, loaded }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Скрыть уведомление/ })
    await userEvent.click(button as HTMLElement)
    await expect(button).toHaveFocus()
    await expect(button).toHaveTextContent('Вернуть')
    await userEvent.click(button as HTMLElement)
    await expect(button).toHaveTextContent('Скрыть')
    await expect(hidden(stageOf(loaded).calls)).toEqual([])
  },
}

/** The request that hides a notification is sent once, 6 s after the click, so that users can undo it. */
export const Hide: Story = {
  name: 'Скрытие',
  play: async ({ canvas, userEvent, loaded }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Скрыть уведомление/ })
    const id = button?.getAttribute('aria-label')?.match(/\d+/)?.[0] ?? ''
    await userEvent.click(button as HTMLElement)
    await waitFor(() => expect(hidden(stageOf(loaded).calls)).toEqual([id]))
    const line = document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`) as HTMLElement
    await expect(await within(line).findByText('Скрыто')).toBeVisible()
    await waitFor(() => expect(within(line).getByRole('button', { name: /^Скрыть уведомление/ })).toBeDisabled())
  },
}

export const HideByKey: Story = {
  name: 'Скрытие клавишей',
  parameters: stage({ responses: [staticResponseHandler(SEARCH, NEWS)] }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const line = await row(canvasElement, 12)
    line.focus()
    await userEvent.keyboard('{e}')
    await expect(within(line).getByText('Вернуть')).toBeVisible()
    await userEvent.keyboard('{e}')
    await expect(within(line).queryByText('Вернуть')).toBeNull()
    await expect(hidden(stageOf(loaded).calls)).toEqual([])
  },
}

export const HiddenByColleague: Story = {
  name: 'Скрыто коллегой',
  parameters: stage({
    responses: [staticResponseHandler(SEARCH, NEWS), failingHandler(HIDE, 409, 'Уведомление уже скрыто')],
  }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const line = await row(canvasElement, 10)
    await userEvent.click(within(line).getByRole('button', { name: /^Скрыть/ }))
    await expect(await screen.findByText('Уведомление № 10 уже скрыто')).toBeVisible()
    await expect(within(line).queryByRole('alert')).toBeNull()
    await expect(hidden(stageOf(loaded).calls)).toEqual(['10'])
  },
}

export const HideFailed: Story = {
  name: 'Не скрылось',
  parameters: stage({
    responses: [staticResponseHandler(SEARCH, NEWS), failingHandler(HIDE, 500, 'Не получилось скрыть')],
  }),
  play: async ({ canvasElement, userEvent }) => {
    const line = await row(canvasElement, 11)
    await userEvent.click(within(line).getByRole('button', { name: /^Скрыть/ }))
    await expect(await within(line).findByText('Не получилось скрыть')).toBeVisible()
    await expect(within(line).getByText('Ещё раз скрыть')).toBeVisible()
  },
}

export const ByOrder: Story = {
  name: 'По заказам',
  parameters: stage({ responses: [staticResponseHandler(SEARCH, NEWS)] }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await row(canvasElement, 12)
    await userEvent.click(canvas.getByRole('switch', { name: 'Группировать по заказам' }))
    await expect(stageOf(loaded).address()).toBe(`${PATH}?group=true&orderBy=orderId_SORT_DESC`)
    const heading = (await canvas.findByText(/2 по заказу/)).closest('tr') as HTMLElement
    await expect(canvas.getByText('1 без заказа')).toBeVisible()
    const press = async (name: string) => {
      const button = within(heading).getByRole('button', { name })
      // While the list loads in its new order, its rows take no clicks.
      await waitFor(() => expect(getComputedStyle(button).pointerEvents).toBe('auto'))
      await userEvent.click(button)
    }
    await press('Скрыть все 2')
    await expect(canvas.getAllByText('Вернуть')).toHaveLength(2)
    await press('Вернуть все 2')
    await expect(canvas.queryByText('Вернуть')).toBeNull()
  },
}

export const NewOnesWait: Story = {
  name: 'Новые ждут',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findAllByRole('button', { name: /^Скрыть уведомление/ })
    const { world } = stageOf(loaded)
    const before = [...canvasElement.querySelectorAll('tr[data-row-key]')].map((line) =>
      line.getAttribute('data-row-key'),
    )
    arrive(world, 3)
    liveState.notifications = (liveState.notifications ?? 0) + 3
    const button = await canvas.findByRole('button', { name: 'Показать 3 новых' })
    const after = [...canvasElement.querySelectorAll('tr[data-row-key]')].map((line) =>
      line.getAttribute('data-row-key'),
    )
    await expect(after).toEqual(before)
    await userEvent.click(button)
    await expect(await canvas.findByText('Новое уведомление 3')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Показать/ })).toBeNull())
  },
}

function arrive(world: World, count: number): void {
  for (let index = 1; index <= count; index++) {
    addNotification(world, { description: `Новое уведомление ${index}`, cityId: 1, createdAt: world.clock.second() })
  }
}

export const Filter: Story = {
  name: 'Фильтр',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findAllByRole('button', { name: /^Скрыть уведомление/ })
    await chooseOption(canvas.getByLabelText('Статус'), 'Активно')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`${PATH}?status=true`))
    await waitFor(() =>
      expect(stageOf(loaded).calls).toContainEqual({
        call: `POST /v1${SEARCH}?page=1`,
        body: { status: true },
      }),
    )
    await waitFor(() => expect(canvasElement.querySelectorAll(ROW).length).toBeGreaterThan(0))
  },
}

export const NotificationsAlone: Story = {
  name: 'Только уведомления',
  parameters: stage({
    person: 'dispatcher',
    responses: [staticResponseHandler(SEARCH, NEWS)],
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: ['notification_manage'] }),
  }),
  play: async ({ canvasElement }) => {
    const line = within(await row(canvasElement, 12))
    await expect(line.getByText('№ 1042')).toBeVisible()
    await expect(line.queryByRole('link')).toBeNull()
    await expect(line.getByRole('button', { name: /^Скрыть/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(SEARCH)] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.skeleton-cell')).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список уведомлений пуст')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: stage({ responses: [failingHandler(SEARCH, 500, 'Уведомления недоступны')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Уведомления недоступны')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}
