import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { fullName } from '../../mocks/store/personName'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { OPTION, TABLE_AREA } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { pushOrder, rowIds } from './ordersScreen'

const ORDER = SPECIAL_ORDER_IDS.full

const stage = (settings: object = {}) => ({
  stage: { address: `/orders?order=${ORDER}`, person: 'operator', ...settings },
})

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Карточка заказа',
  tags: ['экран'],
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

const detail = async (id: number = ORDER) => within(await screen.findByRole('region', { name: `Заказ ${id}` }))

const factsOf = (order: { getAllByRole: (role: 'term' | 'definition') => HTMLElement[] }) => {
  const values = order.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(order.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]))
}

const callsOf = ({ calls }: Stage, call: string) => calls.filter((made) => made.call === call)

export const Open: Story = {
  play: async ({ loaded }) => {
    const order = await detail()
    await expect(await order.findByText('Позвоните за пять минут, домофон не работает')).toBeVisible()
    await expect(order.getByText('Состав заказа')).toBeVisible()
    await expect(order.getByText('Итого')).toBeVisible()
    await expect(order.getByText('История статусов')).toBeVisible()
    await expect(order.getByText('Прежние курьеры')).toBeVisible()
    await expect(order.getByText('Не звонить')).toBeVisible()
    const facts = factsOf(order)
    await expect(facts).toMatchObject({
      Статус: 'Готовится',
      Таймер: '08:00',
      'Срок статуса': '18-03-2026 13:08',
      Устройство: 'Приложение Apple',
      Промокод: 'Использован',
    })
    for (const label of ['Филиал', 'Координаты', 'Тип', 'Доставить к', 'Сдача с'])
      await expect(facts).toHaveProperty(label)
    await waitFor(() => expect(callsOf(stageOf(loaded), `GET /v1/manage/order/${ORDER}`)).toHaveLength(1))
  },
}

export const InNarrowList: Story = {
  name: 'Узкий список',
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const order = await detail()
    const total = await order.findByText('Итого')
    const list = canvasElement.querySelector('.orders-table') as HTMLElement
    const right = (element: Element) => element.getBoundingClientRect().right
    await expect(canvasElement.querySelector(TABLE_AREA)?.scrollWidth).toBeGreaterThan(700)
    await expect(right(total.closest('tr') as HTMLElement)).toBeLessThanOrEqual(right(list))
    for (const button of order.getAllByRole('button')) await expect(right(button)).toBeLessThanOrEqual(right(list))
  },
}

export const Toggled: Story = {
  name: 'Переключено',
  parameters: stage({ address: '/orders' }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(rowIds(canvasElement)).toContain(ORDER))
    const line = canvasElement.querySelector(`tr[data-row-key="${ORDER}"] td:nth-child(4)`) as HTMLElement
    await userEvent.click(line)
    await detail()
    await expect(stageOf(loaded).address()).toBe(`/orders?order=${ORDER}`)
    await userEvent.click(line)
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
  },
}

export const LoadFailed: Story = {
  parameters: stage({ responses: [failingHandler(`/manage/order/${ORDER}`, 500, 'Заказ не загрузился')] }),
  play: async () => {
    const order = await detail()
    await expect(await order.findByText('Заказ не загрузился')).toBeVisible()
    await expect(order.getByRole('button', { name: 'Обновить' })).toBeEnabled()
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: stage({ person: 'viewer' }),
  play: async () => {
    const order = await detail()
    await order.findByText('История статусов')
    for (const name of ['Отменить', 'Сменить курьера', 'Изменить координаты', 'Где курьер']) {
      await expect(order.queryByRole('button', { name })).toBeNull()
    }
    await expect(order.queryByRole('link', { name: 'Редактировать' })).toBeNull()
  },
}

export const StatusChanged: Story = {
  name: 'Статус изменён',
  play: async ({ userEvent, loaded }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Готов' }))
    const question = await findVisibleDialog(`Изменить статус заказа ${ORDER} на «Готов»?`)
    await userEvent.dblClick(question.getByRole('button', { name: 'Изменить' }))
    await expect(await screen.findByText(`Заказ ${ORDER}: статус изменён на «Готов»`)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Открыть заказ' })
    await expect(link).toHaveAttribute('href', `/orders?order=${ORDER}`)
    const change = `GET /v1/manage/order/${ORDER}/change-status/${ORDER_STATUS.ready}`
    await expect(callsOf(stageOf(loaded), change)).toHaveLength(1)
    await expect(await order.findByRole('button', { name: 'В пути' })).toBeVisible()
  },
}

export const StatusRefused: Story = {
  name: 'Смена статуса отклонена',
  parameters: stage({
    responses: [failingHandler(`/manage/order/${ORDER}/change-status/:status`, 409, 'Заказ уже доставлен')],
  }),
  play: async ({ userEvent }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Отменить' }))
    await userEvent.click(await screen.findByText('Отказ клиента', { selector: '[role="menuitem"] *' }))
    const question = await findVisibleDialog(`Изменить статус заказа ${ORDER} на «Отказ клиента»?`)
    await userEvent.click(question.getByRole('button', { name: `Отменить заказ ${ORDER}` }))
    await expect(await question.findByText('Заказ уже доставлен')).toBeVisible()
  },
}

export const CourierChanged: Story = {
  name: 'Курьер сменён',
  play: async ({ userEvent, loaded }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Сменить курьера' }))
    const form = await findVisibleDialog(`Смена курьера заказа ${ORDER}`)
    const save = form.getByRole('button', { name: 'Сменить' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await expect(await form.findAllByText('Поле обязательное')).toHaveLength(2)
    await userEvent.type(form.getByLabelText(/Причина/), 'Сломался велосипед')
    pushOrder(stageOf(loaded), ORDER, { sumTotal: 1 })
    const free = stageOf(loaded).calls.find(({ call }) => call.startsWith('POST /v1/manage/courier/search'))
    await expect(free).toEqual({
      call: 'POST /v1/manage/courier/search?expand=slot%2ClastActiveOrder',
      body: { activeSlot: true, cityId: 1 },
    })
    await userEvent.click(form.getByLabelText(/Курьер/))
    const option = await waitFor(() => {
      const [first] = document.querySelectorAll(OPTION)
      if (!(first instanceof HTMLElement)) throw new Error('no courier is offered')
      return first
    })
    await expect(option).toHaveTextContent('свободен')
    await userEvent.click(option)
    await expect(form.getByLabelText(/Причина/)).toHaveValue('Сломался велосипед')
    await userEvent.click(save)
    await expect(await screen.findByText(`Заказ ${ORDER}: курьер изменён`)).toBeVisible()
    const [sent] = callsOf(stageOf(loaded), `POST /v1/manage/order/${ORDER}/change-courier`)
    await expect(sent?.body).toMatchObject({ reason: 'Сломался велосипед' })
  },
}

export const NoCouriers: Story = {
  name: 'Нет курьеров',
  tags: ['пусто'],
  parameters: stage({ responses: [staticResponseHandler('/manage/courier/search', [])] }),
  play: async ({ userEvent }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Сменить курьера' }))
    const form = await findVisibleDialog(`Смена курьера заказа ${ORDER}`)
    await expect(await form.findByText('Курьеры отсутствуют')).toBeVisible()
  },
}

export const CoordinatesChanged: Story = {
  name: 'Координаты изменились',
  play: async ({ userEvent, loaded }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Изменить координаты' }))
    const form = await findVisibleDialog(`Координаты заказа ${ORDER}`)
    const save = form.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await userEvent.clear(form.getByLabelText(/Широта/))
    await userEvent.type(form.getByLabelText(/Широта/), '49.8')
    await userEvent.click(save)
    await expect(await screen.findByText(`Заказ ${ORDER}: координаты изменены`)).toBeVisible()
    const [sent] = callsOf(stageOf(loaded), `POST /v1/manage/order/${ORDER}/change-coordinate`)
    await expect(sent?.body).toMatchObject({ lat: 49.8 })
    await waitFor(() => expect(callsOf(stageOf(loaded), `GET /v1/manage/order/${ORDER}`)).toHaveLength(2))
  },
}

export const PhoneForAWhile: Story = {
  name: 'Телефон на время',
  parameters: stage({
    responses: [
      staticResponseHandler(`/manage/order/${ORDER}/phone`, { phone: '77212909090', ext: '7', ttlSeconds: 6 }),
    ],
  }),
  play: async ({ userEvent, loaded }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Телефон курьера' }))
    await expect(await order.findByText('+7 (721) 290-90-90'.replaceAll(' ', ' '))).toBeVisible()
    const { courierId } = stageOf(loaded).world.db.order(ORDER)
    const name = fullName(stageOf(loaded).world.db.employee(courierId ?? 0))
    await expect(order.getByText(`Курьер ${name}:`)).toBeVisible()
    await waitFor(() => expect(order.queryByText(/290-90-90/)).toBeNull())
    await expect(order.getByRole('button', { name: 'Телефон курьера' })).toBeVisible()
  },
}

export const CourierOnMap: Story = {
  name: 'Курьер на карте',
  play: async ({ userEvent }) => {
    const order = await detail()
    await userEvent.click(await order.findByRole('button', { name: 'Где курьер' }))
    const map = await findVisibleDialog(`Местоположение курьера, заказ ${ORDER}`)
    await expect(await map.findByRole('application', { name: 'Карта: где курьер' })).toBeVisible()
    await expect(map.getByRole('img', { name: 'Заведение' })).toBeInTheDocument()
    await expect(map.getByRole('img', { name: 'Клиент' })).toBeInTheDocument()
    await waitFor(() => expect(map.getByText(/^\d+\s(с|мин) назад$/)).toBeVisible())
    await expect(map.getByText(/^\d+,\d\sкм, .+/, { selector: 'dt:nth-of-type(3) + dd' })).toBeVisible()
    await expect(map.getByText(/^примерно в \d\d:\d\d, через \d+\sмин \(оценка по прямой/)).toBeVisible()
    await userEvent.click(map.getByRole('button', { name: 'Весь путь' }))
  },
}

export const LinksOfDetail: Story = {
  name: 'Ссылки карточки',
  parameters: stage({ person: 'administrator' }),
  play: async ({ userEvent, loaded }) => {
    const order = await detail()
    const { db } = stageOf(loaded).world
    const { courierId, branchId, companyId } = db.order(ORDER)
    const link = (name: string) => order.findByRole('link', { name })
    await expect(await link(fullName(db.employee(courierId ?? 0)))).toHaveAttribute('href', `/couriers/${courierId}`)
    await expect(await link(db.branch(branchId).address)).toHaveAttribute(
      'href',
      `/companies/${companyId}/branches/edit/${branchId}`,
    )
    await userEvent.click(await link('Показать адрес'))
    const map = await findVisibleDialog(`Адрес доставки, заказ ${ORDER}`)
    await expect(await map.findByRole('application', { name: 'Карта: адрес доставки' })).toBeVisible()
    await expect(map.getByRole('img', { name: 'Клиент' })).toBeInTheDocument()
  },
}

export const ExternalCourierLost: Story = {
  name: 'Внешний курьер потерян',
  parameters: stage({
    address: `/orders?order=${SPECIAL_ORDER_IDS.external}`,
    responses: [failingHandler(`/manage/order/${SPECIAL_ORDER_IDS.external}/location`, 404, 'Курьер не на связи')],
  }),
  play: async ({ userEvent }) => {
    const order = await detail(SPECIAL_ORDER_IDS.external)
    await userEvent.click(await order.findByRole('button', { name: 'Где курьер' }))
    const map = await findVisibleDialog(`Местоположение курьера, заказ ${SPECIAL_ORDER_IDS.external}`)
    await waitFor(() => expect(map.getByText('Курьер не на связи')).toBeVisible())
    await expect(map.getByRole('button', { name: 'Обновить' })).toBeEnabled()
  },
}
