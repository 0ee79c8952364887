import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler } from '../../mocks/testing'
import { SELECT } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes } from '../points/pointsScreen'
import { stageOf } from '../stage'
import {
  chooseBranch,
  newestOrder,
  type OrderFormScreens,
  orderFormMeta,
  orderItem,
  REQUIRED,
  total,
} from './orderFormScreen'

const stage = (settings: object = {}) => ({ stage: { address: '/orders/add', person: 'partner', ...settings } })

const inTwoCities = ({ db }: World) => void db.employees.update(DEMO_ACCOUNTS.partner.id, { cities: [1, 2] })

const meta: Meta<typeof OrderFormScreens> = {
  title: 'Заказы/Новый заказ',
  tags: ['экран'],
  ...orderFormMeta,
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrderFormScreens>

export const Blank: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await expect(canvas.getByText('Караганда')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Филиал')).toBeEnabled())
    await expect(total(canvas)).toBe('0 ₸')
    await expect(canvas.queryByLabelText('Сдача с')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/orders')
  },
}

export const Created: Story = {
  name: 'Создано',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.keyboard(' Айгуль {Tab}7011234567{Tab}Ерубаева{Tab}10а')
    await userEvent.click(orderItem(canvas, 1).getByLabelText('Название'))
    await userEvent.keyboard('Плов{Enter}2{Enter}1800{Enter}')
    await waitFor(() => expect(orderItem(canvas, 2).getByLabelText('Название')).toHaveFocus())
    await userEvent.keyboard('Чай{Enter}{Enter}0')
    await expect(total(canvas)).toBe('3 600 ₸')
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Наличные')
    await userEvent.type(canvas.getByLabelText('Стоимость доставки'), '700')
    await userEvent.type(canvas.getByLabelText('Корректировка'), '-100')
    await userEvent.type(canvas.getByLabelText('Сдача с'), '5000')
    await expect(canvas.getByLabelText('Сдача с')).toHaveAccessibleDescription('Сдача 800\u00a0₸')
    await expect(total(canvas)).toBe('4 200 ₸')
    await chooseBranch(canvas, 'улица Алиханова, 37')
    await chooseOption(canvas.getByLabelText('Время приготовления'), '25 мин')
    const { world } = stageOf(loaded)
    const before = newestOrder(world)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(newestOrder(world)).toBeGreaterThan(before))
    const id = newestOrder(world)
    await expect(await screen.findByText(`Заказ ${id} добавлен`)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', `/orders?order=${id}`)
    await expect(screen.getByRole('link', { name: 'Ещё один' })).toHaveAttribute('href', '/orders/add')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
    await expect(changes(stageOf(loaded))).toEqual([
      {
        call: 'POST /v1/manage/order',
        body: {
          cityId: 1,
          branchId: 1,
          customerName: 'Айгуль',
          phone: '77011234567',
          street: 'Ерубаева',
          house: '10а',
          flat: null,
          comments: null,
          paymentTypeId: 1,
          timeForReady: 25,
          deliveryDateTime: null,
          orderItems: [
            { name: 'Плов', quantity: 2, price: 1800 },
            { name: 'Чай', quantity: 1, price: 0 },
          ],
          deliveryPrice: 700,
          correctionalPrice: -100,
          customerAmount: 5000,
        },
      },
    ])
  },
}

export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.click(canvas.getByLabelText('Улица'))
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await canvas.findAllByText(REQUIRED)).toHaveLength(9)
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Телефон'), '701')
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription('Неверный формат')
    const item = orderItem(canvas, 1)
    // Focusing the field selects its default value (1), so typing replaces the value.
    await userEvent.type(item.getByLabelText('Количество'), '0')
    await expect(item.getByLabelText('Количество')).toHaveValue('0')
    await expect(item.getByLabelText('Количество')).toHaveAccessibleDescription('Значение должно быть не меньше 1')
    await userEvent.type(item.getByLabelText('Цена'), '-1,5')
    await expect(item.getByLabelText('Цена')).toHaveValue('-1,5')
    await expect(item.getByLabelText('Цена')).toHaveAccessibleDescription('Введите целое число, без дробной части')
    await userEvent.type(canvas.getByLabelText('Стоимость доставки'), '-7')
    await expect(canvas.getByLabelText('Стоимость доставки')).toHaveValue('-7')
    await expect(canvas.getByLabelText('Стоимость доставки')).toHaveAccessibleDescription(
      'Отрицательное число не подходит',
    )
    await expect(total(canvas)).toBe('—')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const NegativeTotal: Story = {
  name: 'Отрицательный итог',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Добавить' })
    await userEvent.type(canvas.getByLabelText('Корректировка'), '-1')
    await expect(canvas.getByText('Итоговая сумма должна быть положительным числом')).toBeVisible()
    await expect(add).toBeDisabled()
    await expect(total(canvas)).toBe('−1 ₸')
    await userEvent.type(canvas.getByLabelText('Стоимость доставки'), '1')
    await expect(canvas.queryByText('Итоговая сумма должна быть положительным числом')).toBeNull()
    await expect(add).toBeEnabled()
  },
}

export const NoChangeOfNegativeTotal: Story = {
  name: 'Отрицательный итог не сохраняется',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Наличные')
    const change = canvas.getByLabelText('Сдача с')
    await userEvent.type(change, '500')
    await expect(change).toHaveAccessibleDescription('Сдача 500\u00a0₸')
    await userEvent.type(canvas.getByLabelText('Корректировка'), '-1')
    await expect(change).not.toHaveAccessibleDescription(/Сдача/)
  },
}

export const ChangeForgotten: Story = {
  name: 'Изменение забыто',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Наличные')
    await userEvent.type(canvas.getByLabelText('Сдача с'), '5000')
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'POS-терминал')
    await expect(canvas.queryByLabelText('Сдача с')).toBeNull()
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Наличные')
    await expect(canvas.getByLabelText('Сдача с')).toHaveValue('')
  },
}

export const OtherCity: Story = {
  name: 'Другой город',
  tags: ['форма'],
  parameters: stage({ arrange: inTwoCities }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сначала выберите город')).toBeVisible()
    await expect(canvas.getByLabelText('Филиал')).toBeDisabled()
    await chooseOption(canvas.getByLabelText('Город'), 'Караганда')
    await chooseBranch(canvas, 'улица Муканова, 120/44')
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await waitFor(() => expect(canvas.queryByText('улица Муканова, 120/44', { selector: `${SELECT} *` })).toBeNull())
    await chooseBranch(canvas, 'улица Кенесары, 58')
  },
}

export const NoBranches: Story = {
  name: 'Нет филиалов',
  tags: ['пусто', 'форма'],
  parameters: stage({ responses: [emptyListHandler('/dictionary/company/1/branches/1')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет ни одного филиала')).toBeVisible()
    await expect(canvas.getByLabelText('Филиал')).toBeDisabled()
  },
}

export const BranchesFailed: Story = {
  name: 'Филиалы не загрузились',
  tags: ['форма'],
  parameters: stage({ responses: [failingHandler('/dictionary/company/1/branches/1', 500, 'Филиалы недоступны')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Филиалы недоступны')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Имя'), 'Айгуль')
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'GET /v1/dictionary/company/1/branches/1')).toHaveLength(2))
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Айгуль')
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['форма'],
  parameters: stage({
    responses: [
      http.post('*/v1/manage/order', () =>
        HttpResponse.json(
          {
            message: 'Проверьте заказ',
            errors: { house: 'Такого дома нет', 'orderItems.0.price': 'Слишком дёшево', companyId: 'Договор закрыт' },
          },
          { status: 422 },
        ),
      ),
    ],
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await userEvent.keyboard('Айгуль{Tab}7011234567{Tab}Ерубаева{Tab}10а')
    await userEvent.type(orderItem(canvas, 1).getByLabelText('Название'), 'Плов')
    await userEvent.type(orderItem(canvas, 1).getByLabelText('Цена'), '10')
    await chooseOption(canvas.getByLabelText('Тип оплаты'), 'Оплаченный заказ')
    await chooseBranch(canvas, 'улица Алиханова, 37')
    await chooseOption(canvas.getByLabelText('Время приготовления'), '5 мин')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(canvas.getByLabelText('Дом')).toHaveAccessibleDescription('Такого дома нет'))
    await expect(orderItem(canvas, 1).getByLabelText('Цена')).toHaveAccessibleDescription('Слишком дёшево')
    await expect(canvas.getByText('Проверьте заказ')).toBeVisible()
    await expect(canvas.getByText('Договор закрыт')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Дом')).toHaveFocus())
    await expect(canvas.getByLabelText('Дом')).toHaveValue('10а')
    await expect(stageOf(loaded).address()).toBe('/orders/add')
  },
}

export const LeftByMistake: Story = {
  name: 'Уход с введённым',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Имя'), 'Айгуль')
    await userEvent.click(canvas.getByRole('link', { name: 'Отмена' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Нет, остаться' }))
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Айгуль')
    await userEvent.click(canvas.getByRole('link', { name: 'Отмена' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Да, уйти' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
  },
}

export const NoPartner: Story = {
  name: 'Нет партнёра',
  tags: ['форма'],
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Заказы могут добавлять только партнёры')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Добавить' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'К активным заказам' }))
    await expect(stageOf(loaded).address()).toBe('/orders')
  },
}
