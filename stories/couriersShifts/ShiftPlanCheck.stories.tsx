import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { pagingHeaders } from '../../mocks/http/respond'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { allowOperator, withRoute } from '../couriers/couriersScreen'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'

const PATH = '/couriers-shifts'
const SHIFT = {
  id: 31,
  dateSlot: '2026-03-17',
  courier: { id: 777, fio: 'Ахметов Ержан', courierTypeId: 5 },
  createdAt: '2026-03-17 09:58:12',
  finishedAt: '2026-03-17 18:04:41',
  countOrder: 17,
  sessionEnd: '2026-03-17 18:04:41',
}
const ROWS = staticResponseHandler('/manage/slot/search', [SHIFT])
const WEEK = { id: 9, cityId: 1, isPublished: true, dateStart: '2026-03-17', dateEnd: '2026-03-23' }
const PLAN = [
  staticResponseHandler('/manage/schedule/search', [WEEK]),
  staticResponseHandler('/manage/schedule/9/day/2026-03-17', [
    { pointId: 1, courierId: 5, timeStart: '08:00', timeEnd: '12:00' },
    { pointId: 1, courierId: 777, timeStart: '09:30', timeEnd: '18:30' },
  ]),
]
const LAST_ORDER = staticResponseHandler('/manage/order/archive/search', [
  { id: 1, status: 100, finishedAt: '2026-03-17 17:20:00' },
  { id: 2, status: 100, finishedAt: '2026-03-17 17:41:30' },
  { id: 3, status: 100, finishedAt: '2026-03-17 02:00:00' },
])
const PAID = staticResponseHandler('/manage/salary/search', [{ id: 4, workDate: '2026-03-17', isPaidOut: true }])

const meta: Meta<typeof ShiftsPage> = {
  title: 'Курьеры/Смены: сверка с планом',
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?cityId=1`, responses: [ROWS, ...PLAN, LAST_ORDER, PAID] } },
  render: withRoute(PATH, <ShiftsPage />),
}
export default meta

type Story = StoryObj<typeof ShiftsPage>

const edit = async () => {
  const dialog = await findVisibleDialog('Редактирование смены курьера')
  const end = dialog.getByLabelText(/Дата и время окончания смены/)
  await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
  return { dialog, end }
}
const withEdit = (...responses: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: `${PATH}?cityId=1&form=edit&entry=31`, responses },
})

export const StartOff: Story = {
  name: 'Начало не по плану',
  play: async () => {
    const tiles = within(await screen.findByRole('group', { name: 'Отклонения на странице' }))
    await expect(await tiles.findByRole('button', { name: 'начало не по плану: 1' })).toBeVisible()
  },
}

export const Unclosed: Story = {
  name: 'Смена не закрыта',
  parameters: {
    stage: {
      address: `${PATH}?cityId=1`,
      responses: [
        staticResponseHandler('/manage/slot/search', [{ ...SHIFT, finishedAt: null, sessionEnd: null }]),
        ...PLAN,
        staticResponseHandler('/manage/slot/31', {}),
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    const tiles = within(await screen.findByRole('group', { name: 'Отклонения на странице' }))
    await expect(tiles.getByRole('button', { name: 'открытые: 1' })).toBeVisible()
    await expect(await tiles.findByRole('button', { name: 'не закрыта в свой день: 1' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть в 18:30: Ахметов Ержан' }))
    await expect(await canvas.findByText('Смена закрыта в 18:30')).toBeVisible()
    const sent = stageOf(loaded).calls.filter(({ call }) => call === 'POST /v1/manage/slot/31')
    await expect(sent.map(({ body }) => body)).toEqual([{ sessionEnd: '2026-03-17 18:30:00' }])
  },
}

export const ClosedMeanwhile: Story = {
  name: 'Смену уже закрыли',
  parameters: {
    stage: {
      address: `${PATH}?cityId=1`,
      responses: [
        http.post('*/manage/slot/search', async ({ request }) => {
          const { slotId } = (await request.json()) as { slotId?: number }
          const shift = slotId ? SHIFT : { ...SHIFT, finishedAt: null, sessionEnd: null }
          return HttpResponse.json([shift], { headers: pagingHeaders(1, 1) })
        }),
        ...PLAN,
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть в 18:30: Ахметов Ержан' }))
    await expect(await canvas.findByText('Смену уже закрыли. Обновите список')).toBeVisible()
    await expect(stageOf(loaded).calls.map(({ call }) => call)).not.toContain('POST /v1/manage/slot/31')
  },
}

export const EndByPlan: Story = {
  name: 'Окончание по плану',
  parameters: withEdit(ROWS, ...PLAN, LAST_ORDER, PAID),
  play: async () => {
    const { dialog, end } = await edit()
    await userEvent.click(await dialog.findByRole('button', { name: '= план 18:30' }))
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:30'))
    await userEvent.click(await dialog.findByRole('button', { name: '= последний заказ 17:41' }))
    await waitFor(() => expect(end).toHaveValue('17-03-2026 17:41'))
    await expect(await dialog.findByText('За этот день выплата уже сделана')).toBeVisible()
  },
}

export const EndByArrows: Story = {
  name: 'Окончание стрелками',
  parameters: withEdit(ROWS, staticResponseHandler('/manage/slot/31', {})),
  play: async ({ loaded }) => {
    const { dialog, end } = await edit()
    end.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:09'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(end).toHaveValue('17-03-2026 17:59'))
    await expect(dialog.getByText(/→ 8.ч 0.мин$/)).toBeVisible()
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 23:58')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(end).toHaveValue('18-03-2026 00:03'))
    const pause = dialog.getByLabelText(/Дата и время начала перерыва/)
    pause.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(pause).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(stageOf(loaded).calls.find(({ call }) => call === 'POST /v1/manage/slot/31')?.body).toEqual({
        sessionEnd: '2026-03-18 00:03:00',
      }),
    )
  },
}

export const PlanAndOrdersFailed: Story = {
  name: 'План и заказы смены не загрузились',
  parameters: withEdit(
    ROWS,
    failingHandler('/manage/schedule/search'),
    failingHandler('/manage/order/archive/search'),
    failingHandler('/manage/salary/search'),
  ),
  play: async () => {
    const { dialog, end } = await edit()
    await userEvent.click(dialog.getByRole('button', { name: '+5 мин' }))
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:09'))
    await expect(dialog.queryByRole('button', { name: /= план/ })).toBeNull()
    await expect(await dialog.findByText('Не удалось узнать, была ли выплата за этот день')).toBeVisible()
    await expect(dialog.queryByText(/выплата уже сделана/)).toBeNull()
  },
}

export const PlanAndOrdersNotAllowed: Story = {
  name: 'План и заказы смены недоступны',
  parameters: {
    stage: {
      ...withEdit(ROWS, ...PLAN, LAST_ORDER, PAID).stage,
      person: 'operator',
      arrange: allowOperator('courier_slot_manage'),
    },
  },
  play: async ({ loaded }) => {
    const { dialog } = await edit()
    await expect(dialog.queryByRole('button', { name: /= план|= последний/ })).toBeNull()
    const requests = stageOf(loaded).calls.map(({ call }) => call)
    // Search for the words between slashes, because the request for shifts contains `salary` in its query.
    await expect(requests.filter((call) => /\/(schedule|archive|salary)\//.test(call))).toEqual([])
  },
}

export const EditByKey: Story = {
  name: 'Изменение с клавиатуры',
  play: async ({ loaded }) => {
    await screen.findByText('Ахметов Ержан')
    await userEvent.keyboard('j')
    await waitFor(() => expect(document.activeElement?.closest('tr')).not.toBeNull())
    await userEvent.keyboard('e')
    await edit()
    await expect(stageOf(loaded).address()).toContain('form=edit')
  },
}
