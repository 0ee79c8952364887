import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { stageOf } from '../stage'
import { callsOf, headerButtons, NO_SHOW_RESPONSES, WEEKS, withPermissions } from './schedulesScreen'
import { weekScreen } from './weekScreen'

const { present, changed, draft } = WEEKS

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Неделя',
  tags: ['экран'],
  ...weekScreen,
  parameters: { stage: { address: `/schedules/${present.id}`, person: 'dispatcher' } },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

const at = (address: string, rest: object = {}) => ({ stage: { address, person: 'dispatcher', ...rest } })

export const Published: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Расписание 17-03-2026 – 23-03-2026' })).toBeVisible()
    const point = within(await canvas.findByRole('region', { name: 'Центр' }))
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 13))).toEqual([
      'Вт 2026-03-17',
      'Ср 2026-03-18',
      'Чт 2026-03-19',
      'Пт 2026-03-20',
      'Сб 2026-03-21',
      'Вс 2026-03-22',
      'Пн 2026-03-23',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('2026-03-18')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/всего \d+, подтвердили \d+/)
    await expect(point.getByRole('heading')).toHaveTextContent(/всего \d+, подтвердили \d+, не подтвердили \d+/)
    await expect(point.getByRole('columnheader', { name: 'Смена' })).toBeVisible()
    await expect(point.getAllByText(/^Подтверждено 2026-03-\d\d \d\d:\d\d$/).length).toBeGreaterThan(3)
    const [link] = point.getAllByRole('link')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/couriers\/\d+$/))
    await expect(document.querySelector('.point-table__courier a')?.getAttribute('href')).toMatch(/^\/couriers\/\d+$/)
    await expect(canvas.getByRole('switch', { name: 'Черновик' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: /Опубликовать/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: /Сбросить/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Редактировать/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Назад/ })).toHaveAttribute('href', '/schedules?cityId=1')
    await expect(callsOf(stageOf(loaded), 'GET /v1/manage/schedule/6/day')).toEqual([
      { call: 'GET /v1/manage/schedule/6/day/2026-03-18?isActive=true', body: undefined },
    ])
  },
}

export const LateStart: Story = {
  name: 'Поздний старт',
  parameters: at(`/schedules/${present.id}`, {
    responses: [
      staticResponseHandler('/manage/schedule/:id/day/:date', [
        {
          pointId: 1,
          courierId: 9001,
          timeStart: '09:00',
          timeEnd: '18:00',
          slot: { createdAt: '2026-03-18 09:12:00', finishedAt: null },
          courier: { fio: 'Опоздавший' },
        },
        {
          pointId: 1,
          courierId: 9002,
          timeStart: '09:00',
          timeEnd: '18:00',
          slot: { createdAt: '2026-03-18T03:55:00Z', finishedAt: '2026-03-18 18:01:00' },
          courier: { fio: 'Ранний' },
        },
        {
          pointId: 1,
          courierId: 9003,
          timeStart: '22:00',
          timeEnd: '03:00',
          breakTimeStart: '00:30',
          breakTimeEnd: '01:00',
          courier: { fio: 'Ночной' },
        },
      ]),
    ],
  }),
  play: async ({ canvas }) => {
    const row = async (name: string) => (await canvas.findByText(name)).closest('tr') as HTMLElement
    await expect((await row('Опоздавший')).querySelector('.point-table__late')).toHaveTextContent('09:12')
    await expect((await row('Ранний')).querySelector('.point-table__late')).toBeNull()
    await expect(await row('Ранний')).toHaveTextContent('08:55–18:01')
    await expect(await row('Ночной')).toHaveTextContent('22:00–03:00 +100:30–01:00')
    await expect(await row('Ночной')).toHaveTextContent('Не подтверждено')
  },
}

export const NoShow: Story = {
  name: 'Не вышли на смену',
  parameters: at(`/schedules/${present.id}`, { responses: NO_SHOW_RESPONSES }),
  play: async ({ canvas, userEvent, loaded }) => {
    const row = (name: string) => canvas.findByRole('row', { name: new RegExp(name) })
    await expect(await row('Прогульщик')).toHaveTextContent('Не вышел')
    const point = within(canvas.getByRole('region', { name: 'Центр' }))
    const fios = point
      .getAllByRole('row')
      .map((one) => /Утренний|Прогульщик|Вышедший|Ожидаемый/.exec(one.textContent)?.[0])
    await expect(fios.filter(Boolean)).toEqual(['Утренний', 'Вышедший', 'Прогульщик', 'Ожидаемый'])
    await expect(await row('Утренний')).toHaveTextContent('Не выходил')
    for (const name of ['Вышедший', 'Ожидаемый']) await expect(await row(name)).not.toHaveTextContent(/Не вы/)
    await expect(point.getByRole('heading')).toHaveTextContent('Не вышли: 2')
    await expect(await canvas.findByRole('link', { name: /^Позвонить:/ })).toHaveAttribute('href', 'tel:+77011234567')
    const days = () => callsOf(stageOf(loaded), `GET /v1/manage/schedule/${present.id}/day`).length
    const before = days()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(days()).toBe(before + 1))
    await userEvent.click(canvas.getByRole('button', { name: /^Заменить:/ }))
    const dialog = await findVisibleDialog('Подобрать замену')
    await expect(await dialog.findByRole('option', { name: /Прогульщик/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^1\. Заменить на/ })).toBeEnabled()
  },
}

export const CourierMap: Story = {
  name: 'Карта курьеров',
  play: async ({ canvas, userEvent, loaded }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Где курьер:/ })
    await userEvent.click(button as HTMLElement)
    await findVisibleDialog(/^Местоположение курьера:/)
    await expect(await screen.findByRole('application', { name: 'Карта: где курьер' })).toBeVisible()
    await expect(stageOf(loaded).address()).toMatch(/form=location&entry=\d+/)
  },
}

export const CourierMapFailed: Story = {
  name: 'Карта курьеров не загрузилась',
  parameters: at(`/schedules/${present.id}?form=location&entry=9`, {
    responses: [staticResponseHandler('/manage/courier/9', { id: 9, fio: 'Некто' })],
  }),
  play: async () => {
    const dialog = await findVisibleDialog(/^Местоположение курьера:/)
    await expect(await dialog.findByText('Ошибка получения местоположения курьера')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at(`/schedules/${present.id}`, { responses: [pendingHandler('/manage/schedule/:id')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Расписание' })).toBeVisible()
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: at(`/schedules/${present.id}`, { responses: [failingHandler('/manage/schedule/:id')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}

export const DayFailed: Story = {
  name: 'День не загрузился',
  parameters: at(`/schedules/${present.id}`, { responses: [failingHandler('/manage/schedule/:id/day/:date')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(7)
  },
}

export const NotFound: Story = {
  name: 'Не найдено',
  parameters: at('/schedules/999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { stage: { address: `/schedules/${changed.id}?draft=true&mode=edit&form=reset`, ...withPermissions() } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Центр' })
    await expect(headerButtons(canvasElement)).toEqual([])
    await expect(document.querySelector('.point-table__courier')).toBeVisible()
    await expect(document.querySelector('.point-table__courier a')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Где курьер/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getAllByRole('columnheader', { name: 'Смена' })[0]).toBeVisible()
  },
}

export const MayCreate: Story = {
  name: 'Можно добавлять',
  parameters: { stage: { address: `/schedules/${changed.id}?draft=true`, ...withPermissions('schedule_create') } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Редактировать/ })
    await expect(headerButtons(canvasElement)).toEqual(['Редактировать', 'Сбросить'])
    await expect(canvas.getByRole('switch', { name: 'Черновик' })).toBeChecked()
  },
}

export const MayLocate: Story = {
  name: 'Можно видеть на карте',
  parameters: { stage: { address: `/schedules/${present.id}`, ...withPermissions('courier_location_view') } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Где курьер:/ })).length).toBeGreaterThan(3)
  },
}

export const UnreadRow: Story = {
  name: 'Строка не прочитана',
  parameters: at(`/schedules/${draft.id}`, {
    responses: [
      staticResponseHandler('/manage/schedule/:id/day/:date', [
        { pointId: 1, courierId: 1, timeStart: '09:00', timeEnd: '18:00', courier: { fio: 'Ким' } },
        { pointId: null, courierId: 2, timeStart: '09:00', timeEnd: '18:00' },
      ]),
    ],
  }),
  beforeEach: hideLoggedErrors,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^1\sсмена не показана/)).toBeVisible()
    await expect(canvas.getByText('Ким')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Редактировать' }))
    await expect(await canvas.findByText('Редактирование отключено, чтобы не потерять данные')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
