import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { NotificationsPage } from '../../src/pages/notifications/NotificationsPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'

const PATH = '/notifications'
const SEARCH = '/manage/notification/search'
const HIDE = '/manage/notification/:id'

const NEWS = [4, 3, 2, 1].map((id) => ({
  id,
  description: `Событие ${id}`,
  cityId: 1,
  createdAt: '2026-03-18 12:40:00',
  status: id !== 2,
}))

const stage = (settings: object = {}) => ({
  stage: { address: PATH, person: 'administrator', responses: [staticResponseHandler(SEARCH, NEWS)], ...settings },
})

const meta: Meta<typeof NotificationsPage> = {
  title: 'Уведомления/Скрыть все',
  component: NotificationsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof NotificationsPage>
type Context = Parameters<NonNullable<Story['play']>>[0]

const hidden = (calls: { call: string }[]) =>
  calls.flatMap(({ call }) => call.match(/^POST \/v1\/manage\/notification\/(\d+)$/)?.[1] ?? [])

async function ask({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть все по фильтру' }))
  return findVisibleDialog('Скрыть все по фильтру?')
}

export const All: Story = {
  name: 'Все',
  parameters: stage({
    address: `${PATH}?cityId=1`,
    responses: [staticResponseHandler(SEARCH, NEWS), staticResponseHandler(HIDE, {})],
  }),
  play: async (context) => {
    const dialog = await ask(context)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus())
    await context.userEvent.click(dialog.getByRole('button', { name: 'Скрыть все' }))
    await expect(await dialog.findByText(/^Скрыто 3 из 3/)).toBeVisible()
    await expect(hidden(stageOf(context.loaded).calls)).toEqual(['4', '3', '1'])
    await expect(stageOf(context.loaded).calls).toContainEqual({
      call: `POST /v1${SEARCH}?page=1`,
      body: { cityId: 1, status: true },
    })
    await context.userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
  },
}

export const Declined: Story = {
  name: 'Отказались',
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
    await expect(hidden(stageOf(context.loaded).calls)).toEqual([])
  },
}

export const Stopped: Story = {
  name: 'Остановлено',
  parameters: stage({ responses: [staticResponseHandler(SEARCH, NEWS), pendingHandler(HIDE)] }),
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Скрыть все' }))
    await expect(await dialog.findByText(/^Обработано 0 из 3/)).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Остановить' }))
    await waitFor(() => expect(hidden(stageOf(context.loaded).calls)).toEqual(['4']))
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  parameters: stage({ responses: [staticResponseHandler(SEARCH, NEWS), failingHandler(HIDE, 422, 'Скрыть нельзя')] }),
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Скрыть все' }))
    await expect(await dialog.findByText(/^Скрыто 0 из 3\sуведомлений, не скрыто: 3$/)).toBeVisible()
    await expect(dialog.getByText('Скрыть нельзя')).toBeVisible()
  },
}

export const NothingToHide: Story = {
  name: 'Скрывать нечего',
  tags: ['пусто'],
  parameters: stage({ address: `${PATH}?status=false` }),
  play: async ({ canvas }) => {
    await canvas.findByText('Событие 2')
    await expect(canvas.queryByRole('button', { name: 'Скрыть все по фильтру' })).toBeNull()
  },
}
