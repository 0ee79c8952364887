import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { phoneWidth } from '../phoneWidth'
import { stageOf } from '../stage'
import { changesOf, headerButtons, WEEKS, withPermissions } from './schedulesScreen'
import { weekScreen } from './weekScreen'

const { changed, draft } = WEEKS

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Публикация недели',
  ...weekScreen,
  // Run these stories in a separate page: after other stories antd would measure the widths of the day tabs wrongly and hide some of these
  // tabs.
  tags: ['own-page'],
  parameters: { stage: { address: `/schedules/${changed.id}`, person: 'dispatcher' } },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

const at = (address: string, rest: object = {}) => ({ stage: { address, person: 'dispatcher', ...rest } })

export const Publish: Story = {
  name: 'Публикация',
  parameters: at(`/schedules/${changed.id}`),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Опубликовать/ }))
    const dialog = await findVisibleDialog('Опубликовать изменения в расписании?')
    await expect(dialog.getByText(/Все изменения будут опубликованы и станут доступны курьерам/)).toBeVisible()
    await expect(await dialog.findByText(/^Изменится у 3 из \d+$/)).toBeVisible()
    const changes = within(dialog.getByRole('list', { name: 'Изменения по курьерам' }))
    await expect(changes.getAllByRole('listitem')).toHaveLength(3)
    await expect(changes.getAllByText(/^Чт .* → Чт /)).toHaveLength(2)
    await expect(changes.getAllByText(/^− Чт /)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }))
    await expect(await canvas.findByText('Расписание опубликовано')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Опубликовать/ })).toBeDisabled())
    await expect(canvas.queryByText('Неопубликованные изменения')).toBeNull()
    await expect(changesOf(stageOf(loaded))).toEqual([{ call: 'GET /v1/manage/schedule/11/publish', body: undefined }])
  },
}

export const OnPhone: Story = {
  name: 'Кнопки на телефоне',
  parameters: at(`/schedules/${changed.id}?view=week`),
  decorators: [phoneWidth],
  play: async ({ canvas }) => {
    const publish = await canvas.findByRole('button', { name: /Опубликовать/ })
    await expect(publish.offsetTop).toBe(canvas.getByRole('button', { name: /Сбросить/ }).offsetTop)
  },
}

export const PublishRefused: Story = {
  name: 'Публикация отклонена',
  parameters: at(`/schedules/${changed.id}?form=publish`, {
    responses: [failingHandler('/manage/schedule/:id/publish', 409, 'Нет изменений для публикации')],
  }),
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Опубликовать изменения в расписании?')
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }))
    await expect(await dialog.findByText('Нет изменений для публикации')).toBeVisible()
  },
}

export const PublishNothing: Story = {
  name: 'Публиковать нечего',
  tags: ['пусто'],
  parameters: at(`/schedules/${changed.id}?form=publish`, {
    responses: [staticResponseHandler('/manage/schedule/:id/day/:date', [])],
  }),
  play: async () => {
    const dialog = await findVisibleDialog('Опубликовать изменения в расписании?')
    await expect(await dialog.findByText('Отличий от опубликованного нет.')).toBeVisible()
  },
}

export const PreviewFailed: Story = {
  name: 'Просмотр не загрузился',
  parameters: at(`/schedules/${changed.id}?form=publish`, {
    responses: [failingHandler('/manage/schedule/:id/day/:date')],
  }),
  play: async () => {
    const dialog = await findVisibleDialog('Опубликовать изменения в расписании?')
    await expect(await dialog.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Опубликовать' })).toBeEnabled()
  },
}

export const MayPublish: Story = {
  name: 'Можно публиковать',
  parameters: { stage: { address: `/schedules/${changed.id}`, ...withPermissions('schedule_publish') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /Опубликовать/ })).toBeEnabled()
    await expect(headerButtons(canvasElement)).toEqual(['Опубликовать'])
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const NothingPlanned: Story = {
  name: 'Ничего не запланировано',
  tags: ['пусто'],
  parameters: at(`/schedules/${draft.id}`, {
    arrange: ({ db }: World) => {
      for (const day of db.scheduleDays.all()) {
        if (day.scheduleId === draft.id) db.scheduleDays.update(day.id, { draft: null })
      }
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Опубликовать/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /Опубликовать/ })).toHaveAccessibleDescription(
      'Не запланировано ни одной смены',
    )
    await expect(canvas.queryByRole('button', { name: /Сбросить/ })).toBeNull()
    await expect(canvas.getByText('Не опубликовано')).toBeVisible()
  },
}

export const Reset: Story = {
  name: 'Сброс',
  parameters: at(`/schedules/${changed.id}?draft=true`),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сбросить/ }))
    const dialog = await findVisibleDialog('Отменить изменения и удалить черновик?')
    await expect(dialog.getByText(/опубликованные данные останутся без изменений/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Сбросить' }))
    await expect(await canvas.findByText('Черновик удалён')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Сбросить/ })).toBeNull())
    await expect(changesOf(stageOf(loaded))).toEqual([{ call: 'POST /v1/manage/schedule/11/clear', body: undefined }])
  },
}

export const ResetWholePlan: Story = {
  name: 'Сброс всего плана',
  parameters: at(`/schedules/${draft.id}?form=reset`),
  play: async () => {
    const dialog = await findVisibleDialog('Отменить изменения и удалить черновик?')
    await expect(dialog.getByText(/будет удалён весь план недели/)).toBeVisible()
  },
}
