import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KARAGANDA } from '../../mocks/seeds/cities'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { onStage, stageLoader, stageOf } from '../stage'
import { findRow, pushOrder, rowIds, rowOf, searches, tileTexts } from './ordersScreen'

const SEARCH = '/manage/order/search'

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Активные заказы',
  tags: ['экран'],
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/orders', person: 'operator' } },
}

export default meta

type Story = StoryObj<typeof OrdersPage>

const stage = (settings: object) => ({ stage: { address: '/orders', person: 'operator', ...settings } })

const FILTER_LABELS = [
  'Номер заказа',
  'Внешний номер заказа',
  'Город',
  'Контрагент',
  'Район',
  'Статус заказа',
  'Тип оплаты',
  'Название заведения',
]

const COLUMN_NAMES = [
  'Город / Район',
  '№ заказа',
  'Заведение / Адрес доставки',
  'Сумма',
  'Обработка / Приготовление',
  'В пути / Расстояние',
  'Дата создания',
  'Курьер',
  'Таймер / Ко\u00a0времени',
  'Действия',
]

const shown = (canvas: HTMLElement) => findRow(canvas, SPECIAL_ORDER_IDS.fresh)

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Активные заказы' })).toBeVisible()
    for (const label of FILTER_LABELS) await expect(canvas.getByLabelText(label)).toBeVisible()
    for (const name of COLUMN_NAMES) await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
    const ids = rowIds(canvasElement)
    await expect(ids).toHaveLength(20)
    await expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const fresh = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.fresh))
    await expect(fresh.getByText('Новый')).toBeVisible()
    await expect(fresh.getByTitle('Новый клиент')).toHaveTextContent('1')
    await expect(fresh.getByRole('img', { name: 'Сайт' })).toBeVisible()
    await expect(fresh.queryByText(KARAGANDA.name)).toBeNull()
    await expect(fresh.getByTitle(new RegExp(`^${KARAGANDA.name}, .`))).toBeVisible()
    await expect(searches(stageOf(loaded))).toEqual([{ call: 'POST /v1/manage/order/search?page=1', body: {} }])
    // Wait until the counts include all pages, because a screenshot is taken at the end of this story.
    await waitFor(() => expect(canvasElement.querySelector('.attention__scope')).toBeNull(), { timeout: 5000 })
  },
}

export const Badges: Story = {
  name: 'Пометки',
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const full = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.full))
    await expect(full.getByTitle('Использован промокод')).toHaveTextContent('P')
    await expect(full.getByRole('img', { name: 'Приложение Apple' })).toBeVisible()
    const partner = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.partner))
    await expect(partner.getByText('Оплачен')).toBeVisible()
    const late = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.late))
    await expect(late.getByText('−07:00')).toHaveClass('order-countdown--red')
    const calm = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.full))
    await expect(calm.getByText('08:00')).not.toHaveClass('order-countdown--red')
    const lateEntry = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.lateEntry))
    await expect(lateEntry.getByRole('img', { name: 'Заказ поступил с опозданием на 10 мин' })).toBeVisible()
    const external = within(rowOf(canvasElement, SPECIAL_ORDER_IDS.external))
    await expect(external.getByText('Марат')).toBeVisible()
    await expect(external.getByText('Yandex')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список заказов пуст')).toBeVisible()
    await expect(canvas.getByText('Измените фильтр или добавьте новый заказ')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Заказы на странице по статусам' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '№ заказа' })).toBeVisible()
    await expect(canvas.queryByText('Список заказов пуст')).toBeNull()
  },
}

let answerSearch: (() => void) | undefined

/** The page reserves space for the counts while the first orders load, so that the table does not move. */
export const Arriving: Story = {
  name: 'Приходят новые',
  beforeEach: () => {
    answerSearch = undefined
  },
  parameters: stage({
    responses: [http.post(`*/v1${SEARCH}`, () => new Promise<undefined>((go) => (answerSearch = () => go(undefined))))],
  }),
  play: async ({ canvas, canvasElement }) => {
    const place = () => {
      const { left, top } = canvas.getByRole('columnheader', { name: '№ заказа' }).getBoundingClientRect()
      return { left, top }
    }
    await canvas.findByRole('columnheader', { name: '№ заказа' })
    await waitFor(() => expect(answerSearch).toBeDefined())
    const before = place()
    answerSearch?.()
    await shown(canvasElement)
    await expect(await canvas.findByRole('list', { name: 'Заказы на странице по статусам' })).toBeVisible()
    await expect(place()).toEqual(before)
  },
}

export const ServerError: Story = {
  parameters: stage({ responses: [failingHandler(SEARCH, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: stage({ responses: [failingHandler(SEARCH, 403, 'Нет прав на заказы')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на заказы')).toBeVisible()
  },
}

export const DictionaryError: Story = {
  name: 'Словарь: ошибка',
  parameters: stage({ responses: [failingHandler('/dictionary/order-status', 500, 'Словарь недоступен')] }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText('Справочники фильтра не загрузились: Словарь недоступен')).toBeVisible()
    await expect(within(rowOf(canvasElement, SPECIAL_ORDER_IDS.fresh)).getByText('Статус 10')).toBeVisible()
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: stage({ person: 'viewer' }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.queryByRole('link', { name: /Добавить заказ/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: `Открыть заказ ${SPECIAL_ORDER_IDS.fresh}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^(Сменить курьера|Редактировать)/ })).toBeNull()
  },
}

export const Partner: Story = {
  name: 'Партнёр',
  tags: ['доступ'],
  parameters: stage({ person: 'partner' }),
  play: async ({ canvas, canvasElement }) => {
    await findRow(canvasElement, SPECIAL_ORDER_IDS.partner)
    await expect(canvas.getByRole('link', { name: /Добавить заказ/ })).toHaveAttribute('href', '/orders/add')
    await expect(rowIds(canvasElement)).not.toContain(SPECIAL_ORDER_IDS.fresh)
  },
}

export const Tiles: Story = {
  name: 'Плитки',
  play: async ({ canvasElement, loaded }) => {
    await shown(canvasElement)
    const before = tileTexts(canvasElement)
    await expect(before.every((tile) => !/курьер/i.test(tile) && !/\D0$/.test(tile))).toBe(true)
    const fresh = before.find((tile) => tile.startsWith('Новый'))
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: ORDER_STATUS.accepted })
    await waitFor(() => expect(tileTexts(canvasElement).find((tile) => tile.startsWith('Новый'))).not.toBe(fresh))
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: 55 })
    await waitFor(() => expect(tileTexts(canvasElement).at(-1)).toBe('Статус 551'))
  },
}

export const LiveUpdates: Story = {
  name: 'Живые обновления',
  play: async ({ canvasElement, loaded }) => {
    await shown(canvasElement)
    const { world } = stageOf(loaded)
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: ORDER_STATUS.accepted, sumTotal: 123_400 })
    const fresh = rowOf(canvasElement, SPECIAL_ORDER_IDS.fresh)
    await waitFor(() => expect(within(fresh).getByText('Принят')).toBeVisible())
    await expect(within(fresh).getByText('123 400 ₸'.replaceAll(' ', ' '))).toBeVisible()
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { status: ORDER_STATUS.delivered })
    await waitFor(() => expect(rowIds(canvasElement)).not.toContain(SPECIAL_ORDER_IDS.fresh))
    const { id } = world.db.order(SPECIAL_ORDER_IDS.fresh)
    pushOrder(stageOf(loaded), id, { id: 999_999, status: ORDER_STATUS.new })
    await waitFor(() => expect(rowIds(canvasElement)[0]).toBe(999_999))
    await expect(searches(stageOf(loaded))).toHaveLength(1)
  },
}

export const Reconnected: Story = {
  name: 'Связь восстановлена',
  play: async ({ canvasElement, loaded }) => {
    await shown(canvasElement)
    orderBook.reconnect()
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
    await expect(rowIds(canvasElement)).toHaveLength(20)
  },
}
