import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, NO_SHOW_RESPONSES, WEEKS, withPermissions } from './schedulesScreen'

const { changed, draft } = WEEKS
const ADDRESS = `/schedules/${changed.id}?view=confirmations`

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Подтверждения',
  tags: ['экран'],
  component: SchedulePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADDRESS, person: 'dispatcher' } },
  render: () => (
    <Route path="/schedules/:id">
      <SchedulePage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof SchedulePage>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Подтверждения' })
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Позвонить:/ }).length).toBeGreaterThan(10))
    const states = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent?.includes('Не подтверждено'))
    await expect(states.indexOf(false)).toBe(states.lastIndexOf(true) + 1)
    const missing = states.filter(Boolean).length
    await expect(canvas.getByText(`Не подтвердили ${missing} из ${states.length}`)).toBeVisible()
    const hours = [...table.querySelectorAll('tbody tr')]
      .slice(0, missing)
      .map((row) => Number(/(\d+) ч/.exec(row.children[2]?.textContent ?? '')?.[1]))
    await expect(hours).toEqual([...hours].sort((a, b) => a - b))
    await expect(canvas.getByRole('button', { name: /Копировать телефоны/ })).toBeEnabled()
    // The switch between draft and published week is hidden, because couriers confirm only published weeks.
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const NoShow: Story = {
  name: 'Не вышли на смену',
  parameters: {
    stage: {
      address: `/schedules/${WEEKS.present.id}?view=confirmations`,
      person: 'dispatcher',
      responses: NO_SHOW_RESPONSES,
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Не вышли: 2')).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: 'Подтверждения' })).getAllByRole('row')
    await expect(
      rows
        .slice(1, 3)
        .map((row) => /Не вышел|Не выходил/.exec(row.textContent)?.[0])
        .sort(),
    ).toEqual(['Не выходил', 'Не вышел'])
    await userEvent.click(canvas.getByRole('button', { name: /^Заменить:/ }))
    await findVisibleDialog('Подобрать замену')
    await expect(stageOf(loaded).address()).toContain('day=2026-03-18')
  },
}

/** Phone numbers come from the list of couriers. Without the permission for that list the column is hidden and no request is sent. */
export const WithoutPhones: Story = {
  name: 'Без телефонов',
  parameters: { stage: { address: ADDRESS, ...withPermissions() } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('table', { name: 'Подтверждения' })
    await expect(canvas.queryByRole('columnheader', { name: 'Телефон' })).toBeNull()
    await expect(callsOf(stageOf(loaded), 'GET /v1/manage/courier/online')).toEqual([])
  },
}

export const NothingToConfirm: Story = {
  name: 'Подтверждать нечего',
  tags: ['пусто'],
  parameters: {
    stage: {
      address: ADDRESS,
      person: 'dispatcher',
      responses: [
        staticResponseHandler('/manage/schedule/:id/day/:date', []),
        staticResponseHandler('/manage/schedule/:id', {
          id: 11,
          cityId: 1,
          dateStart: '2026-03-24',
          dateEnd: '2026-03-30',
          isPublished: true,
        }),
        // Return no shifts for any day of the week, so that there is nothing to confirm.
        staticResponseHandler('/manage/schedule/:id/day/:date', []),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подтверждать нечего')).toBeVisible()
  },
}

/** The server may list only couriers who have confirmed the week. A courier who has shifts but is not listed is shown as not confirmed. */
export const NoConfirmationsSent: Story = {
  name: 'Сервер не прислал подтверждений',
  tags: ['пусто'],
  parameters: {
    stage: {
      address: ADDRESS,
      person: 'dispatcher',
      responses: [
        staticResponseHandler('/manage/schedule/:id/day/:date', [
          { pointId: 1, courierId: 5, timeStart: '09:00', timeEnd: '18:00', courier: { fio: 'Ахметов Ержан' } },
        ]),
        staticResponseHandler('/manage/schedule/:id', {
          ...{ id: 11, cityId: 1, dateStart: '2026-03-24', dateEnd: '2026-03-30' },
          ...{ isPublished: true, confirmCouriers: null },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не подтвердили 1 из 1')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Ахметов Ержан.*Не подтверждено/ })).toBeVisible()
  },
}

export const PhonesFailed: Story = {
  name: 'Телефоны не загрузились',
  parameters: {
    stage: { address: ADDRESS, person: 'dispatcher', responses: [failingHandler('/manage/courier/online')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Подтверждения' })).toBeVisible()
  },
}

export const NotPublished: Story = {
  name: 'Не опубликовано',
  parameters: { stage: { address: `/schedules/${draft.id}?view=confirmations`, person: 'dispatcher' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(7)
    await expect(canvas.queryByText('Подтверждения')).toBeNull()
  },
}
