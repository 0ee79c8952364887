import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, staticResponseHandler } from '../../mocks/testing'
import { NotificationsLink } from '../../src/app/shell/NotificationsLink'
import { liveState } from '../../src/live/liveState'
import { onStage, stageLoader, stageOf } from '../stage'

const SEARCH = '/manage/notification/search'

const NEWS = Array.from({ length: 7 }, (_, index) => ({
  id: 20 - index,
  description: `Заказ № ${1042 + index} опаздывает`,
  orderId: 1042 + index,
  cityId: 1,
  createdAt: '2026-03-18 12:40:00',
  status: true,
}))

const alone = (settings: object = {}) => ({
  stage: {
    address: '/notifications',
    person: 'dispatcher',
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: ['notification_manage'] }),
    ...settings,
  },
})

const meta: Meta<typeof NotificationsLink> = {
  title: 'Уведомления/Колокольчик',
  component: NotificationsLink,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/orders', responses: [staticResponseHandler(SEARCH, NEWS)] } },
  beforeEach: () => {
    liveState.notifications = null
    return () => {
      liveState.notifications = null
    }
  },
}
export default meta

type Story = StoryObj<typeof NotificationsLink>

export const FromTheStream: Story = {
  name: 'Из потока',
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('link', { name: 'Уведомления' })).toHaveAttribute('href', '/notifications')
    liveState.notifications = 3
    const bell = await canvas.findByRole('link', { name: /^Уведомления: 3\sнепрочитанных$/ })
    await expect(bell).toBeVisible()
    liveState.notifications = 21
    const count = await canvas.findByTitle('21')
    const { left, width } = (bell.querySelector('svg') as SVGElement).getBoundingClientRect()
    await waitFor(() => expect(count.getBoundingClientRect().left).toBeGreaterThan(left + width / 2))
    await expect(stageOf(loaded).calls).toEqual([])
  },
}

export const WithoutTheStream: Story = {
  name: 'Без живого потока',
  parameters: alone({ responses: [staticResponseHandler(SEARCH, NEWS)] }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('link', { name: /^Уведомления: 7\sнепрочитанных$/ })).toBeVisible()
    await expect(stageOf(loaded).calls).toEqual([{ call: `POST /v1${SEARCH}?page=1`, body: { status: true } }])
  },
}

export const CountFailed: Story = {
  name: 'Число не загрузилось',
  parameters: alone({ responses: [failingHandler(SEARCH, 500, 'Сбой')] }),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: 'Уведомления' })).toBeVisible()
    await expect(screen.queryByText('Сбой')).toBeNull()
  },
}

export const Newest: Story = {
  name: 'Новые сверху',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Уведомления' }))
    const list = within(await screen.findByRole('list'))
    await expect(list.getAllByRole('listitem')).toHaveLength(5)
    await expect(list.getByRole('link', { name: 'Заказ № 1042 опаздывает' })).toHaveAttribute(
      'href',
      '/orders?id=1042&order=1042',
    )
    await expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/notifications')
    await expect(stageOf(loaded).calls).toEqual([
      { call: `POST /v1${SEARCH}?page=1`, body: { status: true, orderBy: 'id_SORT_DESC' } },
    ])
  },
}

export const NewestNone: Story = {
  name: 'Новых нет',
  tags: ['пусто'],
  parameters: { stage: { address: '/orders', responses: [emptyListHandler(SEARCH)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Уведомления' }))
    await waitFor(() => expect(screen.getByText('Новых уведомлений нет')).toBeVisible())
  },
}
