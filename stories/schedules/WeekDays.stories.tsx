import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { staticResponseHandler } from '../../mocks/testing'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { OPTION } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { stageOf } from '../stage'
import { callsOf, changesOf, reduceDraft, WEEKS } from './schedulesScreen'
import { enterGrid, weekScreen } from './weekScreen'

const { expired, present, changed, draft } = WEEKS

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Черновик и копия дня',
  ...weekScreen,
}
export default meta

type Story = StoryObj<typeof SchedulePage>

const at = (address: string, rest: object = {}) => ({ stage: { address, person: 'dispatcher', ...rest } })

export const DraftSwitch: Story = {
  name: 'Переключение черновика',
  parameters: at(`/schedules/${changed.id}?day=2026-03-26`),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Неопубликованные изменения')).toBeVisible()
    await userEvent.click(await canvas.findByRole('switch', { name: 'Черновик' }))
    await expect(await canvas.findByRole('button', { name: /Редактировать/ })).toBeEnabled()
    await expect(canvas.queryByRole('columnheader', { name: 'Смена' })).toBeNull()
    await expect(stageOf(loaded).address()).toContain('draft=true')
    await expect(callsOf(stageOf(loaded), 'GET /v1/manage/schedule/11/day').at(-1)?.call).toContain('isActive=false')
    // All seven tabs fit. antd shows the button for hidden tabs until it has measured the tabs, so wait until the button disappears.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Другие вкладки' })).toBeNull(), {
      timeout: 10_000,
    })
  },
}

export const EmptyPublishedDay: Story = {
  name: 'Пустой опубликованный день',
  tags: ['пусто'],
  parameters: at(`/schedules/${present.id}`, {
    responses: [staticResponseHandler('/manage/schedule/:id/day/:date', [])],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('На этот день ничего не запланировано')).toBeVisible()
    await expect(canvas.getByText(/переключитесь на «Черновик»/)).toBeVisible()
  },
}

export const EmptyDraftDay: Story = {
  name: 'Пустой день черновика',
  tags: ['пусто'],
  parameters: at(`/schedules/${draft.id}?day=2026-04-02`, { arrange: reduceDraft }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('button', { name: /Добавить расписание/ })).toBeEnabled()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать/ }))
    await expect(await canvas.findByText('Поле обязательное')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'День недели' }))
    await waitFor(() =>
      expect([...document.querySelectorAll(OPTION)].map((one) => one.textContent)).toEqual([
        ...['Вторник', 'Среда', 'Пятница', 'Суббота', 'Воскресенье', 'Понедельник'],
      ]),
    )
    await userEvent.click(screen.getByText('Вторник', { selector: OPTION }))
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать/ }))
    await expect(await canvas.findByText('День скопирован')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1))
    await expect(changesOf(stageOf(loaded))).toEqual([
      { call: 'POST /v1/manage/schedule/16/day/copy', body: { dateFrom: '2026-03-31', dateTo: '2026-04-02' } },
    ])
    await waitFor(() =>
      expect(
        callsOf(stageOf(loaded), 'GET /v1/manage/schedule/16').filter(({ call }) => call.endsWith('/16')),
      ).toHaveLength(2),
    )
  },
}

export const CopyOntoFilledDay: Story = {
  name: 'Копирование на заполненный день',
  parameters: at(`/schedules/${draft.id}?day=2026-04-02`),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Скопировать другой день/ }))
    const dialog = await findVisibleDialog('Заменить смены дня «Четверг»?')
    await chooseOption(dialog.getByRole('combobox', { name: 'День недели' }), 'Вторник')
    await expect(await dialog.findByText(/^Изменится у \d+ из \d+$/)).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Изменения по курьерам' })).toBeVisible()
    await expect(changesOf(stageOf(loaded))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Скопировать' }))
    await expect(await canvas.findByText('День скопирован')).toBeVisible()
    await expect(changesOf(stageOf(loaded))).toEqual([
      { call: 'POST /v1/manage/schedule/16/day/copy', body: { dateFrom: '2026-03-31', dateTo: '2026-04-02' } },
    ])
  },
}

export const CopyEmptyDay: Story = {
  name: 'Копирование пустого дня на заполненный',
  parameters: at(`/schedules/${draft.id}?day=${draft.dateStart}`, { arrange: reduceDraft }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Скопировать другой день/ }))
    const dialog = await findVisibleDialog('Заменить смены дня «Вторник»?')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'В выбранном дне смен не видно: после копирования смены этого дня могут пропасть',
    )
    await expect(dialog.getByRole('button', { name: 'Скопировать' })).toBeEnabled()
  },
}

export const ExpiredDay: Story = {
  name: 'Прошедшая неделя',
  parameters: at(`/schedules/${expired.id}?draft=true`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Редактировать/ }))
    const dialog = await findVisibleDialog('Изменить прошедшую неделю?')
    await expect(canvas.queryByRole('button', { name: /Сохранить/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить' }))
    await expect(await canvas.findByRole('button', { name: /Сохранить/ })).toBeVisible()
  },
}

export const ExpiredWeek: Story = {
  name: 'Прошедшая неделя в сетке',
  parameters: at(`/schedules/${expired.id}?view=week&draft=true`),
  play: async ({ canvas, userEvent, loaded }) => {
    await enterGrid(canvas)
    await expect(canvas.queryByRole('button', { name: 'Отменить шаг' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Опубликовать/ })).toHaveAccessibleDescription(
      'Неделя прошла, публиковать нечего',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Редактировать/ }))
    const dialog = await findVisibleDialog('Изменить прошедшую неделю?')
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить' }))
    await expect(await canvas.findByRole('button', { name: 'Отменить шаг' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Редактировать/ })).toBeNull()
    await waitFor(() => expect(stageOf(loaded).address()).not.toContain('mode='))
    await expect(screen.queryByText('Выполнено')).toBeNull()
  },
}

export const CopyDayRefused: Story = {
  name: 'Копирование дня отклонено',
  parameters: at(`/schedules/${draft.id}?day=2026-04-02`, { arrange: reduceDraft }),
  play: async ({ canvas, userEvent }) => {
    await chooseOption(await canvas.findByRole('combobox', { name: 'День недели' }), 'Среда')
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать/ }))
    await expect(await canvas.findByText('В этот день смен нет, копировать нечего')).toBeVisible()
  },
}
