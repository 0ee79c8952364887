import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KARAGANDA } from '../../mocks/seeds/cities'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { OPTION, SELECT } from '../../tests/antdSelectors'
import { chooseOption, findOpenMenu } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import {
  postRequests as callsOf,
  findRow,
  pushOrder,
  rowIds,
  rowOf,
  shownArchiveTotals as totals,
} from './ordersScreen'

const SEARCH = '/manage/order/archive/search'
const SUMMARY = '/manage/order/archive/summary'
const { delivered, cancelled } = SPECIAL_ORDER_IDS

const stage = (settings: object = {}) => ({
  stage: { address: '/archive-orders', person: 'operator', ...settings },
})

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Архив заказов',
  tags: ['экран'],
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof ArchivePage>

const FILTER_LABELS = ['Статус заказа', 'Название заведения', 'Курьер', 'Дата с', 'Дата по']
const COLUMN_NAMES = [
  'Город / Район',
  '№ заказа',
  'Заведение / Адрес доставки',
  'Сумма',
  'Всего / Обработка',
  'Приготовление / В пути',
  'Расстояние / Ко времени',
  'Дата создания',
  'Курьер',
  'Действия',
]

const shown = (canvas: HTMLElement) => findRow(canvas, delivered)

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Архив заказов' })).toBeVisible()
    for (const label of FILTER_LABELS) await expect(canvas.getByLabelText(label)).toBeVisible()
    // Read all headers at once, because each query by role scans the whole table.
    const headers = [...canvasElement.querySelectorAll('thead th')].map((header) => header.textContent)
    await expect(headers).toEqual(expect.arrayContaining(COLUMN_NAMES))
    const row = within(rowOf(canvasElement, delivered))
    await expect(row.getByText('Доставлен')).toBeVisible()
    await expect(row.getByTitle('Всего')).toHaveTextContent(/^50 мин$/)
    await expect(row.getByTitle('Обработка')).toHaveTextContent(/^5 мин$/)
    await expect(row.getByTitle(/^Приготовление, план \d+ мин$/)).toHaveTextContent(/^31\/\d+ мин$/)
    await expect(row.getByTitle('Расстояние по прямой')).toHaveTextContent(/^\d+,\d км$/)
    await expect(callsOf(stageOf(loaded), SEARCH)).toEqual([{ call: `POST /v1${SEARCH}?page=1`, body: {} }])
  },
}

export const ServerError: Story = {
  parameters: stage({ responses: [failingHandler(SEARCH, 500, 'Архив недоступен')] }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await expect(await canvas.findByText('Архив недоступен')).toBeVisible()
    await waitFor(() => expect(totals(canvasElement)['Всего заказов']).toMatch(/\d/))
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), SEARCH)).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: stage({
    responses: [failingHandler(SEARCH, 403, 'Нет прав на архив'), failingHandler(SUMMARY, 403, 'Нет прав на сводку')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на архив')).toBeVisible()
    await expect(await canvas.findByText('Сводка не загрузилась: Нет прав на сводку')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('В архиве нет таких заказов')).toBeVisible()
    await expect(canvas.getByText('Измените фильтр')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '№ заказа' })).toBeVisible()
    await expect(canvas.queryByText('В архиве нет таких заказов')).toBeNull()
  },
}

export const FilterDependencies: Story = {
  name: 'Зависимые фильтры',
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const courier = canvas.getByLabelText('Курьер')
    await expect(courier).toBeDisabled()
    await chooseOption(canvas.getByLabelText('Город'), KARAGANDA.name)
    await waitFor(() => expect(courier).toBeEnabled())
    await userEvent.click(courier)
    const first = await waitFor(() => {
      const option = findOpenMenu()?.querySelector<HTMLElement>(OPTION)
      if (!option) throw new Error('no courier is offered')
      return option
    })
    const name = first.textContent ?? ''
    await userEvent.click(first)
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await waitFor(() => expect(canvas.queryByText(name, { selector: `${SELECT} *` })).toBeNull())
    await userEvent.click(canvas.getByLabelText('Статус заказа'))
    const offered = within(await waitFor(() => findOpenMenu() as HTMLElement))
    await expect(await offered.findByTitle('Доставлен')).toBeInTheDocument()
    await expect(offered.queryByTitle('Новый')).toBeNull()
    await userEvent.keyboard('{Escape}')
    const requests = stageOf(loaded).calls.filter(({ call }) => call.startsWith('GET /v1/dictionary/courier'))
    await expect(requests.map(({ call }) => call)).toContain(`GET /v1/dictionary/courier?cityId=${KARAGANDA.id}`)
  },
}

export const NoCouriers: Story = {
  name: 'Нет курьеров',
  tags: ['пусто'],
  parameters: stage({ responses: [staticResponseHandler('/dictionary/courier', [])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Курьеры отсутствуют')).toBeVisible()
  },
}

export const CouriersError: Story = {
  name: 'Курьеры: ошибка',
  parameters: stage({ responses: [failingHandler('/dictionary/courier', 500, 'Словарь недоступен')] }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText('Курьеры не загрузились: Словарь недоступен')).toBeVisible()
    await expect(canvas.getByLabelText('Курьер')).toBeDisabled()
  },
}

export const Days: Story = {
  name: 'Дни',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '7 дней' }))
    await expect(canvas.getByLabelText('Дата с')).toHaveValue('12-03-2026')
    await expect(canvas.getByLabelText('Дата по')).toHaveValue('18-03-2026')
    await waitFor(() =>
      expect(callsOf(stageOf(loaded), SEARCH).at(-1)?.body).toEqual({
        cityId: KARAGANDA.id,
        dateStart: '2026-03-12',
        dateEnd: '2026-03-18',
      }),
    )
    await waitFor(() =>
      expect(callsOf(stageOf(loaded), SUMMARY).at(-1)?.body).toEqual(callsOf(stageOf(loaded), SEARCH).at(-1)?.body),
    )
  },
}

export const FiltersInAddress: Story = {
  name: 'Фильтры из адреса',
  parameters: stage({
    address: '/archive-orders?cityId=1&hasReturnCheck=true&isExternalCourier=false&deliveryService=YANDEX',
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Условия фильтра' }))
    await expect(chips.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Город: ${KARAGANDA.name}`,
      'С чеком возврата',
      'Свой курьер',
      'Служба доставки: Yandex',
    ])
    await userEvent.click(chips.getByRole('button', { name: 'Свой курьер: убрать условие' }))
    await waitFor(() =>
      expect(callsOf(stageOf(loaded), SEARCH).at(-1)?.body).toEqual({
        cityId: 1,
        hasReturnCheck: true,
        deliveryService: 'Yandex',
      }),
    )
  },
}

const IBRAEV = staticResponseHandler('/dictionary/courier', [{ value: '5', label: 'Ибраев Дмитрий', courierTypeId: 8 }])

export const CourierFilter: Story = {
  name: 'Фильтр по курьеру',
  parameters: stage({
    address: `/archive-orders/?courierId=5&cityId=${KARAGANDA.id}`,
    responses: [IBRAEV],
  }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Ибраев Дмитрий')).toBeVisible()
    await waitFor(() =>
      expect(callsOf(stageOf(loaded), SEARCH).map(({ body }) => body)).toEqual([
        { courierId: 5, cityId: KARAGANDA.id },
      ]),
    )
  },
}

/**
 * The URL has no city, but the user's only city is preselected, so the courier is shown by name and not as «Курьер № 5».
 */
export const CourierFilterSingleCity: Story = {
  name: 'Фильтр по курьеру: один город',
  parameters: stage({
    address: '/archive-orders/?courierId=5',
    person: 'operator',
    responses: [IBRAEV],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ибраев Дмитрий')).toBeVisible()
    await expect(canvas.queryByText('Курьер № 5')).toBeNull()
  },
}

export const LiveUpdates: Story = {
  name: 'Живые обновления',
  play: async ({ canvasElement, loaded }) => {
    await shown(canvasElement)
    await waitFor(() => expect(totals(canvasElement)['Всего заказов']).toMatch(/\d/))
    const before = rowIds(canvasElement)
    pushOrder(stageOf(loaded), delivered, { status: ORDER_STATUS.clientRefused, sumTotal: 123_400 })
    const row = rowOf(canvasElement, delivered)
    await waitFor(() => expect(within(row).getByText('Отказ клиента')).toBeVisible())
    pushOrder(stageOf(loaded), delivered, { id: 999_999, status: ORDER_STATUS.delivered })
    pushOrder(stageOf(loaded), cancelled, { status: ORDER_STATUS.new })
    await waitFor(() => expect(rowIds(canvasElement)).toEqual(before.filter((id) => id !== cancelled)))
    await waitFor(() => expect(callsOf(stageOf(loaded), SUMMARY)).toHaveLength(2))
    await expect(callsOf(stageOf(loaded), SEARCH)).toHaveLength(1)
  },
}

export const Reconnected: Story = {
  name: 'Связь восстановлена',
  play: async ({ canvasElement, loaded }) => {
    await shown(canvasElement)
    orderBook.reconnect()
    await waitFor(() => expect(callsOf(stageOf(loaded), SEARCH)).toHaveLength(2))
    await waitFor(() => expect(callsOf(stageOf(loaded), SUMMARY)).toHaveLength(2))
  },
}

export const RowActions: Story = {
  name: 'Действия строки',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const open = canvas.getByRole('link', { name: `Открыть заказ ${cancelled}` })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('region', { name: `Заказ ${cancelled}` })).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(`/archive-orders?order=${cancelled}`)
    await expect(canvas.getByRole('link', { name: `Приложить чек возврата к заказу ${cancelled}` })).toHaveAttribute(
      'href',
      `/archive-orders?order=${cancelled}&form=check&entry=${cancelled}`,
    )
    await expect(canvas.getByRole('link', { name: `Чек возврата заказа ${delivered}` })).toBeVisible()
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: stage({ person: 'viewer' }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('link', { name: `Открыть заказ ${cancelled}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Приложить чек/ })).toBeNull()
  },
}
