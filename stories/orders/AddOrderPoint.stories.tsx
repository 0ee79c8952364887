import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { chooseOption } from '../form/chooseOption'
import { changes } from '../points/pointsScreen'
import { stageOf } from '../stage'
import { chooseBranch, newestOrder, type OrderFormScreens, orderFormMeta, orderItem, REQUIRED } from './orderFormScreen'

const mayPlace = ({ db }: World) =>
  void db.roles.update('partner', {
    permissions: ['order_view', 'order_create', 'order_change_coordinate'],
  })

const stage = (settings: object = {}) => ({
  stage: { address: '/orders/add', person: 'partner', arrange: mayPlace, ...settings },
})

const meta: Meta<typeof OrderFormScreens> = {
  title: 'Заказы/Новый заказ: точка на карте',
  tags: ['форма'],
  ...orderFormMeta,
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrderFormScreens>

const add: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
  await expect(await canvas.findByRole('application', { name: 'Карта: щелчок ставит точку' })).toBeVisible()
  await userEvent.keyboard('Айгуль{Tab}7011234567{Tab}Ерубаева{Tab}10а')
  await userEvent.type(canvas.getByLabelText('Широта'), '49.81')
  await userEvent.type(orderItem(canvas, 1).getByLabelText('Название'), 'Плов')
  await userEvent.type(orderItem(canvas, 1).getByLabelText('Цена'), '1800')
  await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Наличные')
  await chooseBranch(canvas, 'улица Алиханова, 37')
  await chooseOption(canvas.getByLabelText('Время приготовления'), '25 мин')
  await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
  await expect(canvas.getByLabelText('Долгота')).toHaveAccessibleDescription(REQUIRED)
  await userEvent.type(canvas.getByLabelText('Долгота'), '73.09')
  await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
}

export const Placed: Story = {
  name: 'Указана',
  play: async (context) => {
    await add(context)
    const { loaded } = context
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
    const id = newestOrder(stageOf(loaded).world)
    await expect(changes(stageOf(loaded)).at(-1)).toEqual({
      call: `POST /v1/manage/order/${id}/change-coordinate`,
      body: { lat: 49.81, long: 73.09 },
    })
    await expect(changes(stageOf(loaded))[0]?.body).not.toHaveProperty('lat')
  },
}

export const PointRefused: Story = {
  name: 'Сервер отказал',
  parameters: stage({
    responses: [
      http.post('*/v1/manage/order/:id/change-coordinate', () =>
        HttpResponse.json({ message: 'Проверьте точку', errors: { lat: 'Вне города' } }, { status: 422 }),
      ),
    ],
  }),
  play: async (context) => {
    await add(context)
    const { address, world } = stageOf(context.loaded)
    await waitFor(() => expect(address()).toBe(`/orders?order=${newestOrder(world)}`))
    await expect(await screen.findByText('Проверьте точку. Вне города')).toBeVisible()
  },
}

export const PointOfUnknownOrder: Story = {
  name: 'Номер заказа неизвестен',
  parameters: stage({ responses: [http.post('*/v1/manage/order', () => new HttpResponse(null, { status: 204 }))] }),
  play: async (context) => {
    await add(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Заказ добавлен, точка на карте не сохранилась')).toBeVisible()
    await expect(canvas.getByText(/^Сервер не назвал номер заказа/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К активным заказам' })).toHaveAttribute('href', '/orders')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ещё один' }))
    await expect(await canvas.findByLabelText('Имя')).toHaveValue('')
  },
}
