import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { SKELETON } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { KARAGANDA_PATH, withRoute } from './couriersScreen'

const PATH = '/couriers/777'
const CARD = '/manage/courier/777'
const POINTS = '/dictionary/point/:cityId'
const COURIER = { id: 777, fio: 'Ахметов Ержан', cityId: 1, courierTypeId: 5, slot: null, lastActiveOrder: null }
const WHOLE = [
  staticResponseHandler(CARD, COURIER),
  staticResponseHandler(`${CARD}/statistics`, { countSuccessOrders: 42 }),
  staticResponseHandler(`${CARD}/penalty`, []),
]
const WEEK = { id: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' }

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Состояния частей',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: withRoute('/couriers/:id', <CourierPage />),
}
export default meta

type Story = StoryObj<typeof CourierPage>

const at = (address: string, ...responses: ReturnType<typeof failingHandler>[]) => ({ stage: { address, responses } })
const onList = withRoute('/couriers', <CouriersPage />)

export const TrackFailed: Story = {
  name: 'Маршрут не загрузился',
  render: onList,
  parameters: at(`${KARAGANDA_PATH}&form=track&entry=777`, failingHandler(CARD, 500, 'Маршрут недоступен')),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Местоположение курьера')
    await expect(await dialog.findByText('Маршрут недоступен')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Обновить/ }))
    const tracks = () => stageOf(loaded).calls.filter(({ call }) => call.includes('expand=trackInfo'))
    await waitFor(() => expect(tracks()).toHaveLength(2))
  },
}

export const NoTrack: Story = {
  name: 'Маршрута нет',
  tags: ['пусто'],
  render: onList,
  parameters: at(
    `${KARAGANDA_PATH}&form=track&entry=777`,
    staticResponseHandler(CARD, { ...COURIER, trackInfo: null }),
  ),
  play: async () => {
    const dialog = await findVisibleDialog('Местоположение курьера')
    await expect(await dialog.findByText('Маршрута нет')).toBeVisible()
  },
}

export const TrackIncomplete: Story = {
  name: 'Трек не весь',
  render: onList,
  parameters: at(
    `${KARAGANDA_PATH}&form=track&entry=777`,
    staticResponseHandler(CARD, {
      ...COURIER,
      trackInfo: [
        {
          orderIds: [1042],
          courierId: 777,
          track: [
            [49.8, 73.1],
            [49.81, 73.1],
          ],
        },
        { orderIds: [1043], courierId: 777, track: null },
      ],
    }),
  ),
  play: async () => {
    const dialog = await findVisibleDialog('Местоположение курьера')
    const legs = within(await dialog.findByRole('list', { name: 'Маршрут по заказам' }))
    await expect(legs.getAllByRole('listitem')).toHaveLength(1)
    await expect(dialog.getByText('Заказ 1043 — без маршрута')).toBeVisible()
  },
}

export const PointsFailed: Story = {
  name: 'Точки не загрузились',
  render: onList,
  parameters: at(`${KARAGANDA_PATH}&form=point&entry=777`, failingHandler(POINTS, 500, 'Точки недоступны')),
  play: async () => {
    const dialog = await findVisibleDialog('Смена отправной точки')
    await expect(await dialog.findByText('Точки недоступны')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const NoPoints: Story = {
  name: 'Нет точек',
  tags: ['пусто'],
  render: onList,
  parameters: at(`${KARAGANDA_PATH}&form=point&entry=777`, emptyListHandler(POINTS)),
  play: async () => {
    const dialog = await findVisibleDialog('Смена отправной точки')
    await expect(await dialog.findByText('Список районов пуст')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

/**
 * The server lists couriers by point. If a courier's own data contain no point, the form shows the point under which the courier is listed.
 */
export const PointOfBlock: Story = {
  name: 'Точка блока',
  render: onList,
  parameters: at(
    `${KARAGANDA_PATH}&form=point&entry=777`,
    staticResponseHandler('/manage/courier/online', [{ point: { id: 1, name: 'Центр' }, couriers: [COURIER] }]),
  ),
  play: async () => {
    const dialog = await findVisibleDialog('Смена отправной точки')
    await expect(await dialog.findByTitle('Центр')).toBeVisible()
  },
}

export const FinesFailed: Story = {
  name: 'Штрафы не загрузились',
  parameters: at(PATH, failingHandler(`${CARD}/penalty`, 500, 'Штрафы недоступны'), ...WHOLE),
  play: async () => {
    const fines = within(await screen.findByRole('region', { name: 'Применённые штрафы' }))
    await expect(await fines.findByText('Штрафы недоступны')).toBeVisible()
    await expect(await within(await screen.findByLabelText('Показатели за период')).findByText('42')).toBeVisible()
  },
}

export const StatisticsLoading: Story = {
  name: 'Статистика: загрузка',
  tags: ['загрузка'],
  parameters: at(PATH, pendingHandler(`${CARD}/statistics`), ...WHOLE),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Ахметов Ержан', level: 1 })).toBeVisible()
    await expect(await screen.findByText('Штрафов нет')).toBeVisible()
    await expect(document.querySelector(SKELETON)).toBeVisible()
  },
}

export const WeekFailed: Story = {
  name: 'Неделя не загрузилась',
  parameters: at(
    `${PATH}?tab=schedule`,
    staticResponseHandler(`${CARD}/schedule`, [WEEK]),
    failingHandler(`${CARD}/schedule/1`, 500, 'Неделя недоступна'),
    ...WHOLE,
  ),
  play: async () => {
    await expect(await screen.findByText('Неделя недоступна')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Неделя' })).toBeVisible()
    await expect(screen.getByText('17-03-2026 — 23-03-2026')).toBeVisible()
  },
}

export const DocumentsFailed: Story = {
  name: 'Документы не загрузились',
  parameters: at(
    `${PATH}?tab=documents`,
    http.get(`*/v1${CARD}`, ({ request }) =>
      request.url.includes('docs')
        ? HttpResponse.json({ message: 'Документы недоступны' }, { status: 500 })
        : HttpResponse.json(COURIER),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText('Документы недоступны')).toBeVisible()
    await expect(screen.getByRole('button', { name: /Обновить/ })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Ахметов Ержан', level: 1 })).toBeVisible()
  },
}
