import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes } from '../points/pointsScreen'
import { stageOf } from '../stage'
import { type OrderFormScreens, orderFormMeta, orderItem, REQUIRED, total } from './orderFormScreen'
import { pushOrder } from './ordersScreen'

const ORDER = SPECIAL_ORDER_IDS.full
const orderIn = (loaded: Record<string, unknown>) => {
  const { db } = stageOf(loaded).world
  const order = db.order(ORDER)
  return { ...order, branch: db.branch(order.branchId).address }
}
const phoneText = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4')
const tenge = (sum: number) => `${sum.toLocaleString('ru').replaceAll(/\s/g, ' ')} ₸`

const filled = async (canvas: Pick<typeof screen, 'getByLabelText'>, name: string) =>
  waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveValue(name))

const stage = (settings: object = {}) => ({
  stage: { address: `/orders/edit/${ORDER}`, person: 'operator', ...settings },
})

const meta: Meta<typeof OrderFormScreens> = {
  title: 'Заказы/Изменение заказа',
  tags: ['экран', 'форма'],
  ...orderFormMeta,
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrderFormScreens>

export const Loaded: Story = {
  play: async ({ canvas, loaded }) => {
    const order = orderIn(loaded)
    await filled(canvas, order.customerName)
    await expect(canvas.getByLabelText('Телефон')).toHaveValue(phoneText(order.phone))
    await expect(canvas.getByLabelText('Доставить к')).toHaveValue('18-03-2026 13:45')
    await expect(canvas.getByLabelText('Сдача с')).toHaveValue('5000')
    await expect(total(canvas)).toBe(tenge(order.sumTotal))
    await expect(canvas.getByText('Караганда')).toBeVisible()
    await expect(canvas.getByText(order.branch)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: order.branch })).toBeNull()
    await expect(canvas.queryByLabelText('Город')).toBeNull()
    await expect(canvas.getByText('Готовится')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/orders')
  },
}

export const Saved: Story = {
  name: 'Сохранено',
  play: async ({ canvas, userEvent, loaded }) => {
    const order = orderIn(loaded)
    await filled(canvas, order.customerName)
    await userEvent.clear(canvas.getByLabelText('Комментарий'))
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'POS-терминал')
    await userEvent.clear(canvas.getByLabelText('Стоимость доставки'))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText(`Заказ ${ORDER} сохранён`)).toBeVisible()
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
    await expect(changes(stageOf(loaded))).toEqual([
      {
        call: `POST /v1/manage/order/${ORDER}`,
        body: {
          cityId: 1,
          branchId: order.branchId,
          customerName: order.customerName,
          phone: order.phone,
          street: order.street,
          house: order.house,
          flat: order.flat,
          comments: null,
          paymentTypeId: 2,
          timeForReady: order.timeForReady,
          deliveryDateTime: '2026-03-18 13:45:00',
          orderItems: order.orderItems.map(({ name, quantity, price }) => ({ name, quantity, price })),
          deliveryPrice: 0,
          correctionalPrice: -500,
          customerAmount: null,
        },
      },
    ])
  },
}

export const SaveFailed: Story = {
  name: 'Не сохранилось',
  parameters: stage(),
  play: async ({ canvas, userEvent, loaded }) => {
    const { customerName } = orderIn(loaded)
    await filled(canvas, customerName)
    await userEvent.type(canvas.getByLabelText('Имя'), ' К.')
    // Another user marks the order as delivered, and this page gets no update from the event stream.
    stageOf(loaded).world.db.orders.update(ORDER, { status: ORDER_STATUS.delivered })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Заказ в архиве, изменить его нельзя')).toBeVisible()
    await expect(canvas.getByLabelText('Имя')).toHaveValue(`${customerName} К.`)
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  },
}

export const BranchLink: Story = {
  name: 'Ссылка на филиал',
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, loaded }) => {
    const { branch, branchId, companyId } = orderIn(loaded)
    const link = await canvas.findByRole('link', { name: branch })
    await expect(link).toHaveAttribute('href', `/companies/${companyId}/branches/edit/${branchId}`)
  },
}

export const Archived: Story = {
  name: 'В архиве',
  parameters: stage({ address: `/orders/edit/${SPECIAL_ORDER_IDS.delivered}` }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Заказ в архиве: сервер может не принять изменения')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Отмена' }))
    await expect(stageOf(loaded).address()).toBe('/archive-orders')
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler('/manage/order/:id')] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Имя').closest('form')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const LoadFailed: Story = {
  parameters: stage({ responses: [failingHandler('/manage/order/:id', 404, 'Заказ не найден')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Заказ не найден')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), `GET /v1/manage/order/${ORDER}`)).toHaveLength(2))
  },
}

export const Sparse: Story = {
  name: 'Редкие данные',
  parameters: stage({
    responses: [
      staticResponseHandler(`/manage/order/${ORDER}`, {
        ...{ id: ORDER, status: '20', createdAt: '2026-03-18 12:00:00', cityId: 99, branchId: '77', companyId: 1 },
        ...{
          timeForReady: '17',
          paymentTypeId: '3',
          addressTo: { house: 12, lat: '49.80', long: '73.10', flat: null },
        },
        orderItems: [{ name: 'Салфетки', quantity: '2', price: 0 }],
      }),
      staticResponseHandler('/dictionary/company/1/branches/99', []),
    ],
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByText('17 мин')).toBeVisible())
    await expect(canvas.getByText('№ 99')).toBeVisible()
    await expect(canvas.getByText('Филиал № 77')).toBeVisible()
    await expect(orderItem(canvas, 1).getByLabelText('Цена')).toHaveValue('0')
    await userEvent.type(canvas.getByLabelText('Улица'), 'Мира')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findAllByText(REQUIRED)).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

/**
 * The city of an existing order normally cannot be edited. If the order has no city, the field can be edited, because a city is required.
 */
export const WithoutCity: Story = {
  name: 'Без города',
  parameters: stage({
    responses: [
      staticResponseHandler(`/manage/order/${ORDER}`, {
        ...{ id: ORDER, status: 20, createdAt: '2026-03-18 12:00:00', customerName: 'Айгуль', phone: 77011234567 },
        ...{ paymentTypeId: 3, timeForReady: 15, addressTo: { street: 'Мира', house: 5 } },
        orderItems: [{ name: 'Плов', quantity: 1, price: 1800 }],
      }),
    ],
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveValue('Айгуль'))
    await expect(canvas.getByText('Не указан')).toBeVisible()
    await chooseOption(canvas.getByLabelText('Город'), 'Караганда')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(changes(stageOf(loaded))).toHaveLength(1))
    const { body } = changes(stageOf(loaded))[0] ?? {}
    await expect(body).toMatchObject({ cityId: 1, phone: '77011234567' })
    await expect(body).not.toHaveProperty('branchId')
  },
}

/**
 * Another user changes the order while the form is open. Of the changed fields, those that this user has edited keep the typed text, and
 * the others get the new values; messages list the fields of both kinds. On save, a dialog offers both values of each field that both users
 * have changed.
 */
export const ChangedMeanwhile: Story = {
  name: 'Тем временем изменено',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await filled(canvas, orderIn(loaded).customerName)
    await userEvent.clear(canvas.getByLabelText('Дом'))
    await userEvent.type(canvas.getByLabelText('Дом'), '57')
    stage.world.db.orders.update(ORDER, { status: ORDER_STATUS.ready, flat: '9', house: '56' })
    pushOrder(stage, ORDER)
    await expect(await canvas.findByText('Заказ изменился: статус «Готов», квартира')).toBeVisible()
    await expect(canvas.getByText('Изменилось и то, что введено здесь: дом. Введённое осталось.')).toBeVisible()
    await expect(canvas.getByLabelText('Квартира')).toHaveValue('9')
    await expect(canvas.getByLabelText('Дом')).toHaveValue('57')
    await userEvent.type(canvas.getByLabelText('Дом'), 'а')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const question = await findVisibleDialog('Коллега изменил то же самое')
    const choice = (side: string) => question.getByRole('radio', { name: `Дом, ${side}` })
    await expect(question.getAllByRole('radio')).toHaveLength(2)
    await expect(choice('У коллеги').closest('label')).toHaveTextContent(/^56$/)
    await expect(choice('У вас').closest('label')).toHaveTextContent(/^57а$/)
    await expect(question.getByRole('button', { name: 'Сохранить выбранное' })).toBeDisabled()
    await expect(changes(stage)).toEqual([])
    await userEvent.click(choice('У вас'))
    await userEvent.click(question.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect(await screen.findByText(`Заказ ${ORDER} сохранён`)).toBeVisible()
    await expect(changes(stage)[0]?.body).toMatchObject({ house: '57а', flat: '9', street: orderIn(loaded).street })
  },
}

export const ItemChangedMeanwhile: Story = {
  name: 'Позицию изменил и коллега',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const { orderItems, customerName } = orderIn(loaded)
    await filled(canvas, customerName)
    const quantity = canvas.getAllByLabelText('Количество')[0] as HTMLElement
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '7')
    const [first, ...others] = orderItems
    const theirs = [
      { ...first, quantity: 9 },
      ...others,
      { name: 'Морс', quantity: 1, price: 500 },
    ] as typeof orderItems
    stage.world.db.orders.update(ORDER, { orderItems: theirs })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const question = await findVisibleDialog('Коллега изменил то же самое')
    await expect(question.getAllByRole('radio')).toHaveLength(2)
    await expect(question.getByRole('row', { name: /Количество/ })).toHaveTextContent(
      `Состав заказа: ${first?.name}Количество: ${first?.quantity}Количество: 9Количество: 7`,
    )
    await expect(question.getByText(/Учтены изменения, .*: состав заказа: Морс/)).toBeVisible()
  },
}

export const DeliveredMeanwhile: Story = {
  name: 'Тем временем доставлен',
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await filled(canvas, orderIn(loaded).customerName)
    stage.world.db.orders.update(ORDER, { status: ORDER_STATUS.delivered })
    pushOrder(stage, ORDER)
    await expect(await canvas.findByText('Заказ изменился: статус «Доставлен»')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/archive-orders')
    await waitFor(() => expect(callsOf(stage, `GET /v1/manage/order/${ORDER}`)).toHaveLength(2))
  },
}
