import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KARAGANDA } from '../../mocks/seeds/cities'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { SELECT } from '../../tests/antdSelectors'
import { chooseFirstOption, chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { findRow, pushOrder, rowIds, rowOf, searches } from './ordersScreen'

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Активные заказы: фильтр',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/orders', person: 'operator' } },
}

export default meta

type Story = StoryObj<typeof OrdersPage>

const stage = (settings: object) => ({ stage: { address: '/orders', person: 'operator', ...settings } })

const shown = (canvas: HTMLElement) => findRow(canvas, SPECIAL_ORDER_IDS.fresh)

export const FilterDependencies: Story = {
  name: 'Зависимые фильтры',
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const apply = canvas.getByRole('button', { name: 'Применить' })
    await expect(canvas.getByLabelText('Контрагент')).toBeDisabled()
    await expect(canvas.getByLabelText('Район')).toBeDisabled()
    await expect(apply).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Сбросить' })).toBeDisabled()
    await chooseOption(canvas.getByLabelText('Город'), KARAGANDA.name)
    await chooseOption(canvas.getByLabelText('Статус заказа'), 'Новый')
    const point = stageOf(loaded)
      .world.db.points.all()
      .find(({ cityId }) => cityId === KARAGANDA.id)
    if (!point) throw new Error('Karaganda has no point')
    await chooseOption(canvas.getByLabelText('Район'), point.name)
    await userEvent.click(apply)
    await waitFor(() =>
      expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({
        cityId: KARAGANDA.id,
        pointId: point.id,
        status: ORDER_STATUS.new,
      }),
    )
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await expect(canvas.queryByText(point.name, { selector: `${SELECT} *` })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
  },
}

export const OnlyCity: Story = {
  name: 'Единственный город',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.getByLabelText('Контрагент')).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeDisabled()
  },
}

export const FiltersInAddress: Story = {
  name: 'Фильтры из адреса',
  parameters: stage({
    address: '/orders?isNewClient=true&isExternalCourier=false&deliveryService=YANDEX&dateStart=2026-03-18&dateEnd=x',
  }),
  play: async ({ canvas, loaded }) => {
    await waitFor(() =>
      expect(searches(stageOf(loaded))[0]?.body).toEqual({
        isNewClient: true,
        isExternalCourier: false,
        deliveryService: 'Yandex',
        dateStart: '2026-03-18',
      }),
    )
    const chips = within(await canvas.findByRole('list', { name: 'Условия фильтра' }))
    await expect(chips.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Создан с 18-03-2026',
      'Свой курьер',
      'Служба доставки: Yandex',
      'Новый клиент',
    ])
  },
}

export const MoreFilters: Story = {
  name: 'Ещё условия',
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    await expect(canvas.queryByLabelText('Служба доставки')).toBeNull()
    const more = canvas.getByRole('button', { name: 'Ещё' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    more.focus()
    await userEvent.keyboard('{Enter}')
    await chooseOption(await canvas.findByLabelText('Служба доставки'), 'InDrive')
    await chooseOption(canvas.getByLabelText('Внешний курьер'), 'Внешний')
    await chooseOption(canvas.getByLabelText('Новый клиент'), 'Не новый')
    await chooseOption(canvas.getByLabelText('Промокод'), 'Использован')
    await chooseOption(canvas.getByLabelText('Чек возврата'), 'Нет')
    await chooseOption(canvas.getByLabelText('Город'), KARAGANDA.name)
    await waitFor(() => expect(canvas.getByLabelText('Курьер')).toBeEnabled())
    await chooseFirstOption(canvas.getByLabelText('Курьер'))
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Период' })).getByRole('button', { name: 'Сегодня' }),
    )
    await waitFor(() =>
      expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({
        cityId: KARAGANDA.id,
        courierId: expect.any(Number),
        dateStart: '2026-03-18',
        dateEnd: '2026-03-18',
        isExternalCourier: true,
        deliveryService: 'InDrive',
        isNewClient: false,
        isPromoUsed: true,
        hasReturnCheck: false,
      }),
    )
    await expect(canvas.getByRole('button', { name: 'Ещё: 8' })).toBeVisible()
    const chips = within(canvas.getByRole('list', { name: 'Условия фильтра' }))
    await expect(chips.getByText(/^Курьер: /)).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: 'Не новый клиент: убрать условие' }))
    await waitFor(() => expect(searches(stageOf(loaded)).at(-1)?.body).not.toHaveProperty('isNewClient'))
  },
}

export const StatusTiles: Story = {
  name: 'Плитка статуса отбирает заказы',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const tile = (isPressed: boolean) => canvas.findByRole('button', { name: /^Новый \d+$/, pressed: isPressed })
    await userEvent.click(await tile(false))
    await waitFor(() => expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({ status: ORDER_STATUS.new }))
    const chosen = await tile(true)
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders'))
  },
}

export const SecondPage: Story = {
  name: 'Вторая страница',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    await userEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/orders?page=2'))
    await waitFor(() => expect(rowIds(canvasElement)).not.toContain(SPECIAL_ORDER_IDS.fresh))
    const before = rowIds(canvasElement)
    pushOrder(stageOf(loaded), SPECIAL_ORDER_IDS.fresh, { id: 999_999 })
    pushOrder(stageOf(loaded), before[0] ?? 0, { sumTotal: 777 })
    await waitFor(() => expect(within(rowOf(canvasElement, before[0] ?? 0)).getByText('777 ₸')).toBeVisible())
    await expect(rowIds(canvasElement)).toEqual(before)
  },
}
