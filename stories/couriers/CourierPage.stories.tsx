import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { SKELETON } from '../../tests/antdSelectors'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageLoader, stageOf } from '../stage'
import { COURIER, COURIER_ENDPOINT, COURIER_ID, cardResponses, PATH, STATISTICS, stageParameters } from './courierCard'
import { allowOperator, withRoute } from './couriersScreen'

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Карточка курьера',
  tags: ['экран'],
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    stage: {
      address: PATH,
      responses: [...cardResponses(), staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, [])],
    },
  },
  render: withRoute('/couriers/:id', <CourierPage />),
}

export default meta

type Story = StoryObj<typeof CourierPage>

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

export const Header: Story = {
  name: 'Шапка',
  parameters: {
    stage: {
      person: 'operator',
      arrange: allowOperator('courier_view', 'order_view'),
      ...stageParameters(
        PATH,
        ...cardResponses({
          phone: '77011234567',
          point: { id: 2, name: 'Майкудук' },
          orderStatusName: 'В пути',
          lastActiveOrder: { id: 1042, status: 40 },
        }),
        staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, []),
      ).stage,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /\(701\)/ })).toHaveAttribute('href', 'tel:+77011234567')
    await expect(screen.getByText('Майкудук')).toBeVisible()
    await expect(screen.getByText(/^В пути/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'заказ № 1042' })).toHaveAttribute('href', '/orders?order=1042')
    await expect(screen.getByText('Активен')).toBeVisible()
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

export const Days: Story = {
  name: 'Дни',
  parameters: stageParameters(
    PATH,
    ...cardResponses(),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, [{ id: 1, dateStart: '2026-03-10', dateEnd: '2026-03-16' }]),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule/1`, {
      id: 1,
      dateStart: '2026-03-10',
      dateEnd: '2026-03-16',
      days: [
        { dateItem: '2026-03-12', timeStart: '10:00', timeEnd: '18:00' },
        { dateItem: '2026-03-13', timeStart: '10:00', timeEnd: '18:00' },
        { dateItem: '2026-03-14', timeStart: null, timeEnd: null },
      ],
    }),
    staticResponseHandler('/manage/slot/search', [
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
    // Shifts are requested once, for a range that covers both the selected period and the month of the heat map.
    await expect(searched?.body).toEqual({ courierId: COURIER_ID, dateStart: '2026-03-01', dateEnd: '2026-03-18' })
    await expect(
      await screen.findByRole('row', { name: /12-03 .*10:00–18:00.*10:20–18:00 · 7.ч 40.мин.*начал позже плана/ }),
    ).toBeVisible()
    await expect(screen.getByRole('row', { name: /13-03 .*10:00–18:00.*— ?не вышел/ })).toBeVisible()
    await expect(screen.getByRole('row', { name: /14-03 .*Выходной.*10:00–15:00/ })).toBeVisible()
    await expect(within(screen.getByRole('table', { name: 'План и работа по дням' })).queryByText('11-03')).toBeNull()
    await expect(screen.getByRole('heading', { name: 'Заказы по дням' })).toBeVisible()
  },
}

export const ShiftUnread: Story = {
  name: 'Смена не прочитана',
  parameters: stageParameters(
    PATH,
    ...cardResponses(),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, [{ id: 3, dateStart: '2026-03-10', dateEnd: '2026-03-16' }]),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule/3`, {
      id: 3,
      dateStart: '2026-03-10',
      dateEnd: '2026-03-16',
      days: [{ dateItem: '2026-03-13', timeStart: '10:00', timeEnd: '18:00' }],
    }),
    staticResponseHandler('/manage/slot/search', [
      { id: 1, dateSlot: '2026-03-12', createdAt: '2026-03-12 10:20:00', finishedAt: '2026-03-12 18:00:00' },
      { dateSlot: '2026-03-13', createdAt: '2026-03-13 10:00:00', finishedAt: '2026-03-13 18:00:00' },
    ]),
  ),
  beforeEach: hideLoggedErrors,
  play: async () => {
    await expect(await screen.findByText(/^1.смена не показана$/)).toBeVisible()
    await expect(await screen.findByRole('row', { name: /13-03 .*10:00–18:00/ })).toBeVisible()
    await expect(screen.queryByText(/не вышел/)).toBeNull()
  },
}

export const DaysFailed: Story = {
  name: 'Дни не загрузились',
  parameters: stageParameters(
    PATH,
    ...cardResponses(),
    failingHandler('/manage/slot/search', 500, 'Смены недоступны'),
    emptyListHandler(`${COURIER_ENDPOINT}/schedule`),
  ),
  play: async () => {
    await expect(await screen.findByText('Смены недоступны')).toBeVisible()
    await expect(await screen.findByLabelText('Показатели за период')).toBeVisible()
  },
}

export const Unexplained: Story = {
  name: 'Не разложено',
  parameters: stageParameters(
    PATH,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    staticResponseHandler(`${COURIER_ENDPOINT}/statistics`, { ...STATISTICS, totalAmount: 33_420 }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^не разложено: 120.₸$/)).toBeVisible()
  },
}

export const OtherPeriod: Story = {
  name: 'Другой период',
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
  name: 'Статистика не загрузилась',
  parameters: stageParameters(
    PATH,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    failingHandler(`${COURIER_ENDPOINT}/statistics`, 500, 'Статистика недоступна'),
  ),
  play: async () => {
    await expect(await screen.findByText('Статистика недоступна')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Ахметов Ержан', level: 1 })).toBeVisible()
  },
}

export const Documents: Story = {
  name: 'Документы',
  parameters: stageParameters(
    `${PATH}?tab=documents`,
    staticResponseHandler(COURIER_ENDPOINT, { ...COURIER, docs: [{ id: 3, title: 'Паспорт', url: null }] }),
  ),
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Паспорт')).toBeVisible()
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain(`GET /v1${COURIER_ENDPOINT}?expand=docs`)
    await expect(screen.getByRole('button', { name: 'Добавить документ' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Статистика' }))
    await expect(stageOf(loaded).address()).toBe(PATH)
  },
}

export const DocumentsEmpty: Story = {
  name: 'Документов нет',
  tags: ['пусто'],
  parameters: stageParameters(
    `${PATH}?tab=documents`,
    staticResponseHandler(COURIER_ENDPOINT, { ...COURIER, docs: null }),
  ),
  play: async () => {
    await expect(await screen.findByText('Документов нет')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: stageParameters(PATH, pendingHandler(COURIER_ENDPOINT)),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { name: 'Карточка курьера' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector(SKELETON)).toBeVisible())
  },
}

export const NotFound: Story = {
  name: 'Не найдено',
  parameters: stageParameters(PATH, failingHandler(COURIER_ENDPOINT, 404, 'Курьер не найден')),
  play: async () => {
    await expect(await screen.findByText('Курьер не найден')).toBeVisible()
    await expect(screen.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}
