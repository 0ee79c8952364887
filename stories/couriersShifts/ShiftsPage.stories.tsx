import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { empty, failing, pending, responding } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { allowOperator, changes, onPath } from '../couriers/couriersScreen'
import { choose } from '../form/choose'
import { openDialog } from '../openDialog'
import { onStage, stageLoader, stageOf } from '../stage'

const PATH = '/couriers-shifts'
const SEARCH = '/manage/slot/search'
const SHIFT = {
  id: 31,
  dateSlot: '2026-03-17',
  courier: { id: 777, fio: 'Ахметов Ержан', courierTypeId: 5 },
  createdAt: '2026-03-17 09:58:12',
  finishedAt: '2026-03-17 18:04:41',
  countOrder: 17,
  salary: { orderAmount: 8500, dailyBonus: 1500 },
  sumDelivery: 3200,
  distance: 41_260,
  sessionEnd: '2026-03-17 18:04:41',
  breakTimeStart: '2026-03-17 13:00:00',
  breakTimeEnd: '2026-03-17 13:30:00',
  history: [
    { action: 'start', dateTime: '2026-03-17 09:58:12' },
    { action: 'end', dateTime: '2026-03-17 13:00:00' },
    { action: 'start', dateTime: '2026-03-17 13:31:05' },
    { action: 'end', dateTime: '2026-03-17 18:04:41' },
  ],
  trackInfo: [
    {
      orderIds: [1042],
      courierId: 777,
      track: [
        [49.8, 73.1],
        [49.81, 73.1],
      ],
    },
    {
      orderIds: [1043, 1044],
      courierId: 777,
      track: [
        [49.81, 73.1],
        [49.81, 73.12],
      ],
    },
  ],
}
const OPEN = {
  ...SHIFT,
  createdAt: '2026-03-18 09:58:12',
  id: 32,
  finishedAt: null,
  sessionEnd: null,
  history: [],
  trackInfo: [],
  salary: null,
}
const ROWS = responding(SEARCH, [SHIFT, OPEN])

const meta: Meta<typeof ShiftsPage> = {
  title: 'Курьеры/Смены',
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH, responses: [ROWS] } },
  render: onPath(PATH, <ShiftsPage />),
}
export default meta

type Story = StoryObj<typeof ShiftsPage>

const at = (query: string, ...responses: ReturnType<typeof failing>[]) => ({
  stage: { address: `${PATH}${query}`, responses },
})
const searches = (loaded: Record<string, unknown>) =>
  stageOf(loaded).calls.filter(({ call }) => call.includes('/slot/search'))
const rows = async () => {
  const cells = await screen.findAllByText('Ахметов Ержан')
  return cells.map((cell) => cell.closest('tr') as HTMLElement)
}

export const Loaded: Story = {
  play: async ({ loaded, canvasElement }) => {
    const [first, second] = await rows()
    await expect(screen.getByRole('heading', { name: 'Смены курьеров' })).toBeVisible()
    const titles = [...canvasElement.querySelectorAll('thead th')].map(({ textContent }) => textContent).filter(Boolean)
    await expect(titles).toEqual([
      'Дата',
      'Курьер',
      'Время смены',
      'Заказов',
      'Заработок',
      'Бонус',
      'Итого',
      'Платная доставка',
      'Расстояние',
      'Действия',
    ])
    const words = (row?: HTMLElement) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .slice(0, 9)
        .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await expect(words(first)).toEqual([
      '17-03-2026',
      'Ахметов Ержан',
      '09:58–18:04',
      '17',
      '8 500 ₸',
      '1 500 ₸',
      '10 000 ₸',
      '3 200 ₸',
      '41,3 км',
    ])
    await expect(words(second).slice(2, 7)).toEqual(['09:58–…идёт 3 ч 1 мин', '17', '—', '—', '—'])
    await expect(within(first as HTMLElement).getByRole('link', { name: 'Ахметов Ержан' })).toHaveAttribute(
      'href',
      '/couriers/777',
    )
    await expect(within(first as HTMLElement).getByRole('img', { name: 'Велокурьер' })).toBeVisible()
    await expect(searches(loaded)[0]).toEqual({
      call: 'POST /v1/manage/slot/search?page=1&expand=courier%2CordersCounter%2Cdistance%2CtrackInfo%2Chistory%2Csalary',
      body: {},
    })
  },
}

/** Edit always, history and track only where there is something to see. */
export const Actions: Story = {
  play: async () => {
    const [first, second] = await rows()
    const names = (row?: HTMLElement) =>
      within(row as HTMLElement)
        .getAllByRole('button')
        .map(({ title }) => title)
    await expect(names(first)).toEqual(['Редактировать', 'История', 'Местоположение'])
    await expect(names(second)).toEqual(['Редактировать'])
  },
}

export const Filters: Story = {
  parameters: at('', ROWS, responding('/dictionary/courier', [{ value: 777, label: 'Ахметов Ержан' }])),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await rows()
    const [apply, reset] = [
      screen.getByRole('button', { name: 'Применить' }),
      screen.getByRole('button', { name: 'Сбросить' }),
    ]
    await expect(apply).toBeDisabled()
    await expect(reset).toBeDisabled()
    await expect(screen.getByLabelText('Курьер')).toBeDisabled()
    await choose(screen.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(screen.getByLabelText('Курьер')).toBeEnabled())
    await choose(screen.getByLabelText('Курьер'), 'Ахметов Ержан')
    await choose(screen.getByLabelText('Тип оплаты'), 'Предоплата')
    await userEvent.click(apply)
    await waitFor(() => expect(searches(loaded).at(-1)?.body).toEqual({ cityId: 1, courierId: 777, payTypeId: 3 }))
    await expect(stage.address()).toBe(`${PATH}?cityId=1&courierId=777&payTypeId=3`)
    await choose(screen.getByLabelText('Город'), 'Астана')
    await userEvent.click(apply)
    await waitFor(() => expect(searches(loaded).at(-1)?.body).toEqual({ cityId: 2, payTypeId: 3 }))
    await userEvent.click(reset)
    await waitFor(() => expect(stage.address()).toBe(PATH))
  },
}

/** An end that came with seconds counts as unchanged; a break that is taken out is not sent. */
export const Edit: Story = {
  parameters: at('', ROWS, responding('/manage/slot/:id', {})),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const [first] = await rows()
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Редактировать/ }))
    const dialog = await openDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await expect(end).toHaveValue('17-03-2026 18:04')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 18:00{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Смена сохранена')).toBeVisible()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/slot/31',
        body: {
          sessionEnd: '2026-03-17 18:00:00',
          breakTimeStart: '2026-03-17 13:00:00',
          breakTimeEnd: '2026-03-17 13:30:00',
        },
      },
    ])
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const EditNeedsEnd: Story = {
  parameters: at('?form=edit&entry=32', ROWS),
  play: async () => {
    const dialog = await openDialog('Редактирование смены курьера')
    const start = dialog.getByLabelText(/начала перерыва/)
    await waitFor(() => expect(start).toHaveValue('17-03-2026 13:00'))
    await userEvent.clear(start)
    await userEvent.type(start, '17-03-2026 13:10{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByText('Поле обязательное')).toBeVisible()
  },
}

export const EditRefused: Story = {
  parameters: at(
    '?form=edit&entry=31',
    ROWS,
    failing('/manage/slot/31', 409, 'Смена уже оплачена, изменить её нельзя'),
  ),
  play: async () => {
    const dialog = await openDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 18:10{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Смена уже оплачена, изменить её нельзя')
    await expect(end).toHaveValue('17-03-2026 18:10')
  },
}

/** Starts, ends, and whole minutes between them, as a line of time with the pause. */
export const History: Story = {
  parameters: at('?form=history&entry=31', ROWS),
  play: async () => {
    const dialog = await openDialog('История смен курьера')
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3))
    const words = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await expect(words).toEqual([
      'Начало17-03-2026 09:58Окончание17-03-2026 13:00Длительность181 мин',
      'Не на линии 31 мин',
      'Начало17-03-2026 13:31Окончание17-03-2026 18:04Длительность273 мин',
    ])
  },
}

/** The ways by order, the whole route, start and end. */
export const Track: Story = {
  parameters: at('?form=track&entry=31', ROWS),
  play: async () => {
    const dialog = await openDialog('Местоположение курьера')
    const legs = within(await dialog.findByRole('list', { name: 'Маршрут по заказам' }))
    await expect(legs.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'Заказ 10421,1 км',
      'Заказы 1043, 10441,4 км',
    ])
    await expect(dialog.getByText('A')).toBeVisible()
    await expect(dialog.getByText('B')).toBeVisible()
    // Each leg leads to its orders.
    const orders = legs.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
    await expect(orders).toEqual([
      ['Открыть заказ 1042', '/archive-orders?order=1042'],
      ['Открыть заказ 1043', '/archive-orders?order=1043'],
      ['Открыть заказ 1044', '/archive-orders?order=1044'],
    ])
    // A press on the line chooses the leg, as its row does.
    await userEvent.click(document.querySelectorAll('.map-line__ground')[1] as Element)
    await waitFor(() => expect(legs.getAllByRole('button')[1]).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(legs.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(document.querySelectorAll('.map-line')).toHaveLength(1))
    await userEvent.click(dialog.getByText('Весь маршрут'))
    await waitFor(() =>
      expect(document.querySelector<SVGElement>('.map-line')?.style.stroke).toBe('var(--track-whole)'),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Проиграть маршрут' }))
    await expect(await dialog.findByRole('img', { name: 'Курьер' })).toBeVisible()
  },
}

/** Who may not see orders gets no link to them. */
export const TrackWithoutOrders: Story = {
  parameters: {
    stage: {
      address: `${PATH}?form=track&entry=31`,
      responses: [ROWS],
      person: 'operator',
      arrange: allowOperator('courier_slot_manage'),
    },
  },
  play: async () => {
    const dialog = await openDialog('Местоположение курьера')
    const legs = within(await dialog.findByRole('list', { name: 'Маршрут по заказам' }))
    await expect(legs.getAllByRole('button')).toHaveLength(2)
    await expect(legs.queryByRole('link')).toBeNull()
  },
}

/** A payment type that is none is dropped from the address and not asked for. */
export const UnknownPaymentType: Story = {
  parameters: at('?cityId=1&payTypeId=9', ROWS),
  play: async ({ loaded }) => {
    await expect(await screen.findAllByText('Ахметов Ержан')).not.toHaveLength(0)
    const [search] = stageOf(loaded).calls.filter(({ call }) => call.includes(SEARCH))
    await expect(search?.body).toEqual({ cityId: 1 })
  },
}

/** A dialog that comes as a link asks for its shift alone. */
export const ByLink: Story = {
  parameters: at('?form=history&entry=77', responding(SEARCH, [])),
  play: async ({ loaded }) => {
    const dialog = await openDialog('История смен курьера')
    await expect(await dialog.findByText('Смена не найдена')).toBeVisible()
    await expect(searches(loaded).map(({ body }) => body)).toContainEqual({ slotId: 77 })
  },
}

/** The name leads to the card only where it may be opened. */
export const SlotsAlone: Story = {
  parameters: {
    stage: { address: PATH, person: 'operator', arrange: allowOperator('courier_slot_manage'), responses: [ROWS] },
  },
  play: async () => {
    await rows()
    await expect(screen.queryByRole('link', { name: 'Ахметов Ержан' })).toBeNull()
  },
}

/** What deviates stands at its shift, and above the table, where it filters the page. */
export const Deviations: Story = {
  parameters: at(
    '',
    responding(SEARCH, [
      SHIFT,
      { ...SHIFT, id: 40, finishedAt: '2026-03-17 22:30:00', countOrder: 0, courier: { id: 5, fio: 'Долгий Иван' } },
    ]),
  ),
  play: async () => {
    await rows()
    const tiles = within(screen.getByRole('group', { name: 'Отклонения на странице' }))
    await expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'дольше 12 ч: 1',
      'без заказов: 1',
    ])
    await userEvent.click(tiles.getByRole('button', { name: 'без заказов: 1' }))
    await waitFor(() => expect(screen.queryByText('Ахметов Ержан')).toBeNull())
    await expect(screen.getByText('Долгий Иван')).toBeVisible()
    await userEvent.click(tiles.getByRole('button', { name: 'без заказов: 1' }))
    await expect(await screen.findByText('Ахметов Ержан')).toBeVisible()
  },
}

/** Five minutes less by a press, and what that makes of the shift. */
export const EndByPress: Story = {
  parameters: at('?form=edit&entry=31', ROWS),
  play: async () => {
    const dialog = await openDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
    await userEvent.click(dialog.getByRole('button', { name: '−5 мин' }))
    await waitFor(() => expect(end).toHaveValue('17-03-2026 17:59'))
    await expect(dialog.getByText(/^8.ч 6.мин → 8.ч 0.мин$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '= сейчас' }))
    await waitFor(() => expect(end).toHaveValue('18-03-2026 13:00'))
  },
}

export const World: Story = {
  parameters: { stage: { address: `${PATH}?cityId=1` } },
  play: async ({ loaded, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tr.ant-table-row').length).toBeGreaterThan(5))
    await waitFor(() => expect(searches(loaded)[0]?.body).toEqual({ cityId: 1 }))
  },
}

export const Empty: Story = {
  parameters: at('', empty(SEARCH)),
  play: async () => {
    await expect(await screen.findByText('Список смен курьеров пуст')).toBeVisible()
    await expect(screen.getByText('Измените фильтр')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at('', pending(SEARCH)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.skeleton-cell')).toBeVisible())
  },
}

export const ServerError: Story = {
  parameters: at('', failing(SEARCH, 500, 'Сервер временно недоступен')),
  play: async () => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: at('', failing(SEARCH, 403, 'Нет прав на смены')),
  play: async () => {
    await expect(await screen.findByText('Нет прав на смены')).toBeVisible()
  },
}
