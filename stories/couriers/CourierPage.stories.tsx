import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { empty, failing, pending, responding } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { openDialog } from '../openDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, changes, onPath } from './couriersScreen'

const ID = 777
const PATH = `/couriers/${ID}`
const CARD = `/manage/courier/${ID}`
const COURIER = {
  id: ID,
  fio: 'Ахметов Ержан',
  cityId: 1,
  courierTypeId: 5,
  slot: { id: 9, status: true },
  lastActiveOrder: null,
}
const STATISTICS = {
  countSuccessOrders: 42,
  workHours: 51.5,
  orderAmount: 21_000,
  hoursAmount: 10_300,
  bonusAmount: 3000,
  penaltyAmount: 1000,
  totalAmount: 33_300,
  distance: 84_260,
}
const FINE = {
  id: 5,
  name: 'Опоздание',
  price: 1000,
  createdAt: '2026-03-17 14:05:00',
  refereeName: 'Ковалёва Анна',
  comment: 'На 20 минут',
}

const card = (more: object = {}) => [
  responding(CARD, { ...COURIER, ...more }),
  responding(`${CARD}/statistics`, STATISTICS),
  responding(`${CARD}/penalty`, [FINE]),
]

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Карточка курьера',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH, responses: card() } },
  render: onPath('/couriers/:id', <CourierPage />),
}
export default meta

type Story = StoryObj<typeof CourierPage>

const at = (address: string, ...responses: ReturnType<typeof failing>[]) => ({ stage: { address, responses } })
const alone = (...permissions: Parameters<typeof allowOperator>) => ({
  stage: {
    address: PATH,
    person: 'operator' as const,
    responses: card(),
    arrange: allowOperator('courier_view', ...permissions),
  },
})

/** By default the last 7 days up to today, each figure with its difference to the 7 days before. */
export const Statistics: Story = {
  play: async ({ loaded }) => {
    const figures = await screen.findByLabelText('Показатели за период')
    await expect(screen.getByRole('heading', { name: 'Ахметов Ержан', level: 1 })).toBeVisible()
    const words = within(figures)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await expect(words).toEqual(['42', '51,5 ч', '84,3 км', '21 000 ₸', '10 300 ₸', '3 000 ₸', '−1 000 ₸', '33 300 ₸'])
    const bodies = stageOf(loaded)
      .calls.filter(({ call }) => call.endsWith('/statistics'))
      .map(({ body }) => body)
    await expect(bodies[0]).toEqual({ dateStart: '2026-03-12', dateEnd: '2026-03-18' })
    await waitFor(() =>
      expect(
        stageOf(loaded)
          .calls.filter(({ call }) => call.endsWith('/statistics'))
          .map(({ body }) => body),
      ).toContainEqual({ dateStart: '2026-03-05', dateEnd: '2026-03-11' }),
    )
  },
}

/** Plan beside work by day: who began late, did not come, or came without a plan; for who may see shifts. */
export const Days: Story = {
  parameters: at(
    PATH,
    ...card(),
    responding(`${CARD}/schedule`, [{ id: 1, dateStart: '2026-03-10', dateEnd: '2026-03-16' }]),
    responding(`${CARD}/schedule/1`, {
      id: 1,
      dateStart: '2026-03-10',
      dateEnd: '2026-03-16',
      days: [
        { dateItem: '2026-03-12', timeStart: '10:00', timeEnd: '18:00' },
        { dateItem: '2026-03-13', timeStart: '10:00', timeEnd: '18:00' },
        { dateItem: '2026-03-14', timeStart: null, timeEnd: null },
      ],
    }),
    responding('/manage/slot/search', [
      {
        id: 1,
        dateSlot: '2026-03-12',
        createdAt: '2026-03-12 10:20:00',
        finishedAt: '2026-03-12 18:00:00',
        countOrder: 9,
      },
      {
        id: 2,
        dateSlot: '2026-03-14',
        createdAt: '2026-03-14 10:00:00',
        finishedAt: '2026-03-14 15:00:00',
        countOrder: 4,
      },
    ]),
  ),
  play: async ({ loaded }) => {
    const deviations = await screen.findByRole('list', { name: 'Отклонения от плана' })
    await waitFor(() =>
      expect(
        within(deviations)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['12-03-2026: начал позже плана', '13-03-2026: не вышел', '14-03-2026: не по плану']),
    )
    const searched = stageOf(loaded).calls.find(({ call }) => call.includes('/slot/search'))
    // The days of the period, and the month that the heat is of.
    await expect(searched?.body).toEqual({ courierId: ID, dateStart: '2026-03-01', dateEnd: '2026-03-18' })
    await expect(
      await screen.findByRole('row', { name: /12-03 .*10:00–18:00.*10:20–18:00 · 7.ч 40.мин.*начал позже плана/ }),
    ).toBeVisible()
    await expect(screen.getByRole('row', { name: /13-03 .*10:00–18:00.*— ?не вышел/ })).toBeVisible()
    await expect(screen.getByRole('row', { name: /14-03 .*Выходной.*10:00–15:00/ })).toBeVisible()
    await expect(within(screen.getByRole('table', { name: 'План и работа по дням' })).queryByText('11-03')).toBeNull()
  },
}

/** Its failure leaves the figures whole. */
export const DaysFailed: Story = {
  parameters: at(PATH, ...card(), failing('/manage/slot/search', 500, 'Смены недоступны'), empty(`${CARD}/schedule`)),
  play: async () => {
    await expect(await screen.findByText('Смены недоступны')).toBeVisible()
    await expect(await screen.findByLabelText('Показатели за период')).toBeVisible()
  },
}

/** What the parts do not explain is said neutrally. */
export const Unexplained: Story = {
  parameters: at(
    PATH,
    responding(CARD, COURIER),
    responding(`${CARD}/statistics`, { ...STATISTICS, totalAmount: 33_420 }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^не разложено: 120.₸$/)).toBeVisible()
  },
}

export const OtherPeriod: Story = {
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await screen.findByRole('button', { name: 'Прошлый месяц' }))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?dateStart=2026-02-01&dateEnd=2026-02-28`))
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий такой же период' }))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?dateStart=2026-01-04&dateEnd=2026-01-31`))
    await waitFor(() =>
      expect(stage.calls.map(({ body }) => body)).toContainEqual({ dateStart: '2026-01-04', dateEnd: '2026-01-31' }),
    )
  },
}

export const StatisticsFailed: Story = {
  parameters: at(PATH, responding(CARD, COURIER), failing(`${CARD}/statistics`, 500, 'Статистика недоступна')),
  play: async () => {
    await expect(await screen.findByText('Статистика недоступна')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Ахметов Ержан', level: 1 })).toBeVisible()
  },
}

/** The days of the week that runs now; a day without times is a day off. */
export const Schedule: Story = {
  parameters: at(
    `${PATH}?tab=schedule`,
    responding(CARD, COURIER),
    responding(`${CARD}/schedule`, [
      { id: 2, dateStart: '2026-03-24', dateEnd: '2026-03-30' },
      { id: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' },
    ]),
    responding(`${CARD}/schedule/1`, {
      id: 1,
      dateStart: '2026-03-17',
      dateEnd: '2026-03-23',
      days: [
        { dateItem: '2026-03-17', timeStart: '10:00:00', timeEnd: '18:00' },
        { dateItem: '2026-03-18', timeStart: null, timeEnd: null },
      ],
    }),
  ),
  play: async () => {
    const rows = (await screen.findAllByRole('row')).slice(1)
    const words = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    await expect(words.slice(0, 3)).toEqual([
      ['Вторник', '17-03-2026', '10:00–18:00'],
      ['Среда', '18-03-2026', 'Выходной'],
      ['Четверг', '19-03-2026', 'Выходной'],
    ])
    await expect(words).toHaveLength(7)
    await expect(words.at(-1)?.[0]).toBe('Понедельник')
  },
}

export const ScheduleEmpty: Story = {
  parameters: at(`${PATH}?tab=schedule`, responding(CARD, COURIER), empty(`${CARD}/schedule`)),
  play: async () => {
    await expect(await screen.findByText('Расписание пусто')).toBeVisible()
  },
}

export const ScheduleFailed: Story = {
  parameters: at(
    `${PATH}?tab=schedule`,
    responding(CARD, COURIER),
    failing(`${CARD}/schedule`, 500, 'Расписание недоступно'),
  ),
  play: async () => {
    await expect(await screen.findByText('Расписание недоступно')).toBeVisible()
  },
}

export const Documents: Story = {
  parameters: at(
    `${PATH}?tab=documents`,
    responding(CARD, { ...COURIER, docs: [{ id: 3, title: 'Паспорт', url: null }] }),
  ),
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Паспорт')).toBeVisible()
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain(`GET /v1${CARD}?expand=docs`)
    await expect(screen.getByRole('button', { name: 'Добавить документ' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Статистика' }))
    await expect(stageOf(loaded).address()).toBe(PATH)
  },
}

export const DocumentsEmpty: Story = {
  parameters: at(`${PATH}?tab=documents`, responding(CARD, { ...COURIER, docs: null })),
  play: async () => {
    await expect(await screen.findByText('Документов нет')).toBeVisible()
  },
}

/** The switch shows what the server says: it is on until the courier is loaded again. */
export const EndsSlot: Story = {
  parameters: at(PATH, responding(`${CARD}/slot-stop`, {}), ...card()),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.dblClick(await screen.findByRole('switch', { name: 'Активность курьера' }))
    await expect(await screen.findByText('Смена курьера завершена')).toBeVisible()
    await expect(changes(stage).map(({ call }) => call)).toEqual([`GET /v1${CARD}/slot-stop`])
    await waitFor(() => expect(stage.calls.filter(({ call }) => call.includes(`${CARD}?expand=slot`))).toHaveLength(2))
  },
}

/** A failure is said, and the switch stays where the server says it is. */
export const SlotRefused: Story = {
  parameters: at(PATH, failing(`${CARD}/slot-start`, 409, 'Курьер заблокирован'), ...card({ slot: null })),
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: 'Активность курьера' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await expect(await screen.findByText('Курьер заблокирован')).toBeVisible()
    await waitFor(() => expect(toggle).toBeEnabled())
    await expect(toggle).not.toBeChecked()
  },
}

/** Who carries an order is not taken off line by a slip. */
export const EndsSlotWithOrder: Story = {
  parameters: at(
    PATH,
    failing(`${CARD}/slot-stop`, 409, 'Курьер везёт заказ'),
    ...card({ lastActiveOrder: { id: 1042, status: 70 } }),
  ),
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Активность курьера' }))
    const dialog = await openDialog('Завершить смену курьера?')
    await expect(dialog.getByText('На нём заказ 1042.')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Курьер везёт заказ')
  },
}

/** Where a failure may hide a change, the card is asked for again once the question is closed. */
export const EndsSlotUnknown: Story = {
  parameters: at(PATH, failing(`${CARD}/slot-stop`, 503), ...card({ lastActiveOrder: { id: 1042, status: 70 } })),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const loads = () => stage.calls.filter(({ call }) => call.includes(`${CARD}?expand=slot`)).length
    await userEvent.click(await screen.findByRole('switch', { name: 'Активность курьера' }))
    const dialog = await openDialog('Завершить смену курьера?')
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }))
    await expect(await dialog.findByText('Неизвестно, выполнено ли')).toBeVisible()
    await expect(loads()).toBe(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(loads()).toBe(2))
  },
}

/** Path and query of each figure's link; null where a figure is none. */
async function figureLinks(): Promise<(string | null | undefined)[]> {
  const figures = within(await screen.findByLabelText('Показатели за период'))
  return figures
    .getAllByRole('definition')
    .filter((value) => value.classList.contains('figures__value'))
    .map((value) => value.querySelector('a')?.getAttribute('href') ?? null)
}

const ofPeriod = (href: string | null | undefined) => {
  const url = new URL(href ?? '', 'https://console')
  const { courierId, cityId, dateStart, dateEnd } = Object.fromEntries(url.searchParams)
  return [url.pathname, courierId, cityId, dateStart, dateEnd]
}
const PERIOD = ['777', '1', '2026-03-12', '2026-03-18']

/** Each figure leads to the records it is made of, of this courier and these days; a distance has none. */
export const Doors: Story = {
  play: async () => {
    const links = await figureLinks()
    await expect(links[2]).toBeNull()
    await expect(links.filter((_, index) => index !== 2).map(ofPeriod)).toEqual([
      ['/archive-orders', ...PERIOD],
      ['/couriers-shifts', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
    ])
  },
}

/** A door that the person may not open is no link: here orders alone. */
export const DoorsOfOrders: Story = {
  parameters: alone('order_view'),
  play: async () => {
    const links = await figureLinks()
    await expect(ofPeriod(links[0])[0]).toBe('/archive-orders')
    await expect(links.slice(1).every((link) => link === null)).toBe(true)
  },
}

/** The same of shifts alone. */
export const DoorsOfShifts: Story = {
  parameters: alone('courier_slot_manage'),
  play: async () => {
    const links = await figureLinks()
    await expect(links.map((link) => link !== null)).toEqual([false, true, ...new Array(6).fill(false)])
  },
}

/** The same of salary alone. */
export const DoorsOfSalary: Story = {
  parameters: alone('salary_manage'),
  play: async () => {
    const links = await figureLinks()
    await expect(links.map((link) => link !== null)).toEqual([false, false, false, true, true, true, true, true])
  },
}

/** Where he is, on a map of one courier at the zoom of couriers; for who may see couriers' places. */
export const Place: Story = {
  parameters: {
    stage: {
      address: PATH,
      person: 'operator',
      responses: card({ location: { lat: '49.80', long: '73.10' } }),
      arrange: allowOperator('courier_view', 'courier_location_view'),
    },
  },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Где курьер' }))
    const dialog = await openDialog('Местоположение курьера: Ахметов Ержан')
    await expect(await dialog.findByRole('img', { name: 'Ахметов Ержан' })).toBeInTheDocument()
    await waitFor(() => expect(document.querySelector('img[src*="/17/"], img[src*="#17/"]')).not.toBeNull())
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain(`GET /v1${CARD}?expand=location`)
    await expect(stageOf(loaded).address()).toContain('form=place')
  },
}

/** Without coordinates there is a word instead of a map, and another try. */
export const PlaceUnknown: Story = {
  parameters: at(`${PATH}?form=place`, ...card({ location: null })),
  play: async () => {
    const dialog = await openDialog('Местоположение курьера: Ахметов Ержан')
    await expect(await dialog.findByText('Ошибка получения местоположения курьера')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

/** A link to it opens nothing for who may not see places. */
export const PlaceNotAllowed: Story = {
  parameters: {
    stage: {
      address: `${PATH}?form=place`,
      person: 'operator',
      responses: card(),
      arrange: allowOperator('courier_view'),
    },
  },
  play: async ({ loaded }) => {
    await screen.findByLabelText('Показатели за период')
    await expect(screen.queryByRole('button', { name: 'Где курьер' })).toBeNull()
    await expect(screen.queryByRole('dialog', { name: /Местоположение/ })).toBeNull()
    await expect(stageOf(loaded).calls.some(({ call }) => call.includes('expand=location'))).toBe(false)
  },
}

export const ArchiveLink: Story = {
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Архив заказов' }))
    await expect(stageOf(loaded).address()).toBe(`/archive-orders?courierId=${ID}&cityId=1`)
  },
}

export const Back: Story = {
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { name: 'Ахметов Ержан', level: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    await expect(stageOf(loaded).address()).toBe('/couriers?cityId=1')
  },
}

/** Whoever may only look: no switch, no fines, no archive of orders. */
export const ViewAlone: Story = {
  parameters: alone(),
  play: async ({ loaded }) => {
    await screen.findByLabelText('Показатели за период')
    await expect(screen.queryByRole('switch')).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Архив заказов' })).toBeNull()
    await expect(screen.queryByRole('region', { name: 'Применённые штрафы' })).toBeNull()
    await expect(stageOf(loaded).calls.filter(({ call }) => call.endsWith('/penalty'))).toEqual([])
  },
}

export const WithSwitch: Story = {
  parameters: alone('courier_slot_manage'),
  play: async () => {
    await expect(await screen.findByRole('switch')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
  },
}

/** Applied fines are seen, but not cancelled. */
export const WithFines: Story = {
  parameters: alone('courier_penalty'),
  play: async () => {
    const fines = within(await screen.findByRole('region', { name: 'Применённые штрафы' }))
    await expect(await fines.findByText('Опоздание')).toBeVisible()
    await expect(fines.getByText('На 20 минут')).toBeVisible()
    await expect(fines.getByText('17-03-2026 14:05, Ковалёва Анна')).toBeVisible()
    await expect(fines.queryByRole('button', { name: /Отменить/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
  },
}

export const WithoutOrders: Story = {
  parameters: alone('order_view'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Архив заказов' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at(PATH, pending(CARD)),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { name: 'Карточка курьера' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.ant-skeleton')).toBeVisible())
  },
}

export const NotFound: Story = {
  parameters: at(PATH, failing(CARD, 404, 'Курьер не найден')),
  play: async () => {
    await expect(await screen.findByText('Курьер не найден')).toBeVisible()
    await expect(screen.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}
