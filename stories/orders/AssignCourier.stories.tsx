import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { NBSP } from '../../src/domain/textFormatting'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { OPTION } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { findOpenMenu } from '../form/chooseOption'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { findRow, pushOrder, rowIds } from './ordersScreen'

const stage = (settings: object = {}) => ({ stage: { address: '/orders', person: 'administrator', ...settings } })

const meta: Meta<typeof OrdersPage> = {
  title: 'Заказы/Назначение курьера',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof OrdersPage>

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const sentTo = ({ calls }: Stage) =>
  calls.flatMap(({ call }) => /^POST \/v1\/manage\/order\/(\d+)\/change-courier$/.exec(call)?.[1] ?? [])

const nameOf = (ids: readonly number[]) => `3${NBSP}заказа (${ids.join(', ')})`

async function chooseThree(canvas: HTMLElement, user: User): Promise<number[]> {
  await findRow(canvas, SPECIAL_ORDER_IDS.full)
  await user.click(within(canvas).getByRole('button', { name: 'Выбрать несколько' }))
  const ids = [SPECIAL_ORDER_IDS.lateEntry, SPECIAL_ORDER_IDS.withoutCourier, SPECIAL_ORDER_IDS.full]
  for (const id of ids) await user.click(await within(canvas).findByRole('checkbox', { name: `Выбрать: заказ ${id}` }))
  await expect(within(canvas).getByText(/^3\sзаказа$/)).toBeVisible()
  await user.click(within(canvas).getByRole('button', { name: 'Назначить курьера' }))
  return ids
}

async function chooseFirstCourier(form: ReturnType<typeof within>, user: User): Promise<void> {
  await waitFor(() => expect(form.getByRole('button', { name: 'Назначить' })).toBeEnabled())
  await user.click(form.getByLabelText(/Курьер/))
  await user.click(
    await waitFor(() => {
      const [first] = document.querySelectorAll(OPTION)
      if (!(first instanceof HTMLElement)) throw new Error('no courier is offered')
      return first
    }),
  )
  // Wait until the dropdown has closed. An open dropdown would handle the next key press instead of the form.
  await waitFor(() => expect(findOpenMenu()).toBeNull())
}

export const Several: Story = {
  name: 'Несколько заказов сразу',
  parameters: stage({
    address: '/orders?cityId=1',
    responses: [http.post('*/v1/manage/order/:id/change-courier', () => HttpResponse.json({}))],
  }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const ids = await chooseThree(canvasElement, userEvent)
    const form = await findVisibleDialog(`Назначить курьера: ${nameOf(ids)}`)
    await waitFor(() => expect(form.getByRole('button', { name: 'Назначить' })).toBeEnabled())
    await userEvent.click(form.getByRole('button', { name: 'Много заказов' }))
    await chooseFirstCourier(form, userEvent)
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await expect(await screen.findByText(`Курьер назначен: ${nameOf(ids)}`.replaceAll(NBSP, ' '))).toBeVisible()
    await expect(sentTo(stageOf(loaded))).toEqual(ids.map(String))
    await expect(await within(canvasElement).findByText('Ничего не выбрано')).toBeVisible()
  },
}

export const OneRefused: Story = {
  name: 'Одному отказано',
  parameters: stage({
    address: '/orders?cityId=1',
    responses: [
      http.post('*/v1/manage/order/:id/change-courier', ({ params }) =>
        params.id === refusedId && refusals-- > 0
          ? HttpResponse.json({ message: 'Заказ уже передают' }, { status: 409 })
          : HttpResponse.json({}),
      ),
    ],
  }),
  play: async ({ canvasElement, userEvent, loaded }) => {
    refusals = 1
    refusedId = String(SPECIAL_ORDER_IDS.withoutCourier)
    const ids = await chooseThree(canvasElement, userEvent)
    const form = await findVisibleDialog(`Назначить курьера: ${nameOf(ids)}`)
    await chooseFirstCourier(form, userEvent)
    await userEvent.type(form.getByLabelText(/Причина/), 'Поломка')
    await userEvent.click(form.getByRole('button', { name: 'Назначить' }))
    await expect(await form.findByText('отказ: Заказ уже передают')).toBeVisible()
    await waitFor(() => expect(form.getAllByText('назначен')).toHaveLength(2))
    await expect(form.getByText('Назначено 2 из 3, не назначено: 1')).toBeVisible()
    await expect(form.getByLabelText(/Причина/)).toHaveValue('Поломка')
    await userEvent.click(form.getByRole('button', { name: 'Назначить' }))
    await expect(await screen.findByText(`Курьер назначен: ${nameOf(ids)}`.replaceAll(NBSP, ' '))).toBeVisible()
    await expect(sentTo(stageOf(loaded))).toEqual([...ids.map(String), refusedId])
  },
}
let refusals = 0
let refusedId = ''

export const ReasonForTheFirst: Story = {
  name: 'Почему первый',
  parameters: stage({
    address: `/orders?order=${SPECIAL_ORDER_IDS.full}&form=courier&entry=${SPECIAL_ORDER_IDS.full}`,
  }),
  play: async () => {
    const form = await findVisibleDialog(`Смена курьера заказа ${SPECIAL_ORDER_IDS.full}`)
    await expect(
      await form.findByText(
        /^Ближайший свободный: .+ — свободен, \d+,\d\sкм, (пешком|велосипед|мото|авто), смена до\s\d\d:\d\d$/,
      ),
    ).toBeVisible()
  },
}

const { withoutCourier } = SPECIAL_ORDER_IDS
const unassigned = (settings: object = {}) =>
  stage({ address: `/orders?order=${withoutCourier}&form=courier&entry=${withoutCourier}`, ...settings })

export const FirstAssignment: Story = {
  name: 'Первое назначение',
  parameters: unassigned(),
  play: async ({ userEvent, loaded }) => {
    const form = await findVisibleDialog(`Назначить курьера: заказ ${withoutCourier}`)
    await expect(form.getByText('Сейчас курьера нет')).toBeVisible()
    await userEvent.click(await form.findByRole('button', { name: /^Ближайший свободный: / }))
    await userEvent.click(form.getByRole('button', { name: 'Назначить' }))
    await expect(await screen.findByText(`Заказ ${withoutCourier}: курьер назначен`)).toBeVisible()
    const sent = stageOf(loaded).calls.find(({ call }) => call.endsWith(`/${withoutCourier}/change-courier`))
    await expect(sent?.body).toMatchObject({ reason: 'Назначение курьера' })
  },
}

export const ReasonAsked: Story = {
  name: 'Сервер требует причину',
  parameters: unassigned({
    responses: [
      http.post('*/v1/manage/order/:id/change-courier', () =>
        HttpResponse.json({ message: 'Проверьте поля', errors: { reason: 'Укажите причину' } }, { status: 422 }),
      ),
    ],
  }),
  play: async ({ userEvent }) => {
    const form = await findVisibleDialog(`Назначить курьера: заказ ${withoutCourier}`)
    await userEvent.click(await form.findByRole('button', { name: /^Ближайший свободный: / }))
    await userEvent.click(form.getByRole('button', { name: 'Назначить' }))
    await waitFor(() => expect(form.getByLabelText(/Причина/)).toHaveAccessibleDescription(/Укажите причину/))
  },
}

export const AssignedMeanwhile: Story = {
  name: 'Назначен тем временем',
  parameters: unassigned(),
  play: async ({ loaded }) => {
    const form = await findVisibleDialog(`Назначить курьера: заказ ${withoutCourier}`)
    await expect(form.queryByRole('button', { name: 'Слишком далеко' })).toBeNull()
    pushOrder(stageOf(loaded), withoutCourier, {
      courier: { id: 7, fio: 'Ким Олег', phone: undefined, courierTypeId: 1 },
    })
    await expect(await form.findByText('Пока окно открыто, назначен Ким Олег')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Слишком далеко' })).toBeVisible()
  },
}

export const WithoutPlaces: Story = {
  name: 'Без прав на места и план',
  tags: ['доступ'],
  parameters: stage({
    address: `/orders?order=${SPECIAL_ORDER_IDS.full}&form=courier&entry=${SPECIAL_ORDER_IDS.full}`,
    person: 'viewer',
    arrange: ({ db }: Stage['world']) =>
      db.roles.update('viewer', { permissions: ['order_view', 'order_change_courier'] }),
  }),
  play: async ({ loaded }) => {
    const form = await findVisibleDialog(`Смена курьера заказа ${SPECIAL_ORDER_IDS.full}`)
    await expect(await form.findByText(/^Свободный: .+ — свободен, (пешком|велосипед|мото|авто)$/)).toBeVisible()
    const requests = stageOf(loaded).calls.map(({ call }) => call)
    await expect(requests.filter((call) => /location|schedule/.test(call))).toEqual([])
  },
}

export const MayNot: Story = {
  name: 'Нет права назначать',
  parameters: stage({ person: 'viewer' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowIds(canvasElement).length).toBeGreaterThan(3))
    await expect(within(canvasElement).queryByRole('button', { name: 'Выбрать несколько' })).toBeNull()
  },
}
