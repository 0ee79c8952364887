import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { COURIER_ENDPOINT, COURIER_ID, cardResponses, PATH, stageParameters } from './courierCard'
import { allowOperator, changes, withRoute } from './couriersScreen'

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Карточка курьера: ссылки, смена, права',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH, responses: cardResponses() } },
  render: withRoute('/couriers/:id', <CourierPage />),
}

export default meta

type Story = StoryObj<typeof CourierPage>

const alone = (...permissions: Parameters<typeof allowOperator>) => ({
  stage: {
    address: PATH,
    person: 'operator' as const,
    responses: cardResponses(),
    arrange: allowOperator('courier_view', ...permissions),
  },
})

export const EndsSlot: Story = {
  name: 'Завершает смену',
  parameters: stageParameters(PATH, staticResponseHandler(`${COURIER_ENDPOINT}/slot-stop`, {}), ...cardResponses()),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const callsTo = (path: string) => stage.calls.filter(({ call }) => call.includes(path)).length
    await userEvent.click(await screen.findByRole('switch', { name: 'Активность курьера' }))
    const dialog = await findVisibleDialog('Завершить смену курьера?')
    await waitFor(() => expect(callsTo(`${COURIER_ENDPOINT}/statistic`)).toBe(2))
    await expect(changes(stage)).toHaveLength(0)
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Завершить' }))
    await expect(await screen.findByText('Смена курьера завершена')).toBeVisible()
    await expect(changes(stage).map(({ call }) => call)).toEqual([`GET /v1${COURIER_ENDPOINT}/slot-stop`])
    await waitFor(() => expect(callsTo(`${COURIER_ENDPOINT}?expand=slot`)).toBe(2))
    // The shift that the user ended may count in the selected or in the previous period, so the statistics of both periods are reloaded.
    await waitFor(() => expect(callsTo(`${COURIER_ENDPOINT}/statistic`)).toBe(4))
  },
}

export const SlotRefused: Story = {
  name: 'Смена отклонена',
  parameters: stageParameters(
    PATH,
    failingHandler(`${COURIER_ENDPOINT}/slot-start`, 409, 'Курьер заблокирован'),
    ...cardResponses({ slot: null }),
  ),
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: 'Активность курьера' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await expect(await screen.findByText('Курьер заблокирован')).toBeVisible()
    await waitFor(() => expect(toggle).toBeEnabled())
    await expect(toggle).not.toBeChecked()
  },
}

export const EndsSlotWithOrder: Story = {
  name: 'Завершает смену с заказом',
  parameters: stageParameters(
    PATH,
    failingHandler(`${COURIER_ENDPOINT}/slot-stop`, 409, 'Курьер везёт заказ'),
    ...cardResponses({ lastActiveOrder: { id: 1042, status: 70 } }),
  ),
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Активность курьера' }))
    const dialog = await findVisibleDialog('Завершить смену курьера?')
    await expect(dialog.getByText('На нём заказ 1042.')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Курьер везёт заказ')
  },
}

export const EndsSlotUnknown: Story = {
  name: 'Завершает смену: исход неизвестен',
  tags: ['ошибка'],
  parameters: stageParameters(
    PATH,
    failingHandler(`${COURIER_ENDPOINT}/slot-stop`, 503),
    ...cardResponses({ lastActiveOrder: { id: 1042, status: 70 } }),
  ),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const loads = () => stage.calls.filter(({ call }) => call.includes(`${COURIER_ENDPOINT}?expand=slot`)).length
    await userEvent.click(await screen.findByRole('switch', { name: 'Активность курьера' }))
    const dialog = await findVisibleDialog('Завершить смену курьера?')
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }))
    await expect(await dialog.findByText('Неизвестно, выполнено ли')).toBeVisible()
    await expect(loads()).toBe(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(loads()).toBe(2))
  },
}

async function figureLinks(): Promise<(string | null | undefined)[]> {
  const figures = within(await screen.findByLabelText('Показатели за период'))
  return figures
    .getAllByRole('definition')
    .filter((value) => value.classList.contains('figures__value'))
    .map((value) => value.querySelector('a')?.getAttribute('href') ?? null)
}

const ofPeriod = (href: string | null | undefined) => {
  const url = new URL(href ?? '', 'https://console')
  const { courierId, cityId, dateStart, dateEnd } = Object.fromEntries(url.searchParams)
  return [url.pathname, courierId, cityId, dateStart, dateEnd]
}

const PERIOD = ['777', '1', '2026-03-12', '2026-03-18']

export const Drilldowns: Story = {
  name: 'Ссылки показателей',
  play: async () => {
    const links = await figureLinks()
    await expect(links[2]).toBeNull()
    await expect(links.filter((_, index) => index !== 2).map(ofPeriod)).toEqual([
      ['/archive-orders', ...PERIOD],
      ['/couriers-shifts', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
      ['/salary', ...PERIOD],
    ])
  },
}

export const DrilldownsOfOrders: Story = {
  name: 'Показатели ведут к заказам',
  parameters: alone('order_view'),
  play: async () => {
    const links = await figureLinks()
    await expect(ofPeriod(links[0])[0]).toBe('/archive-orders')
    await expect(links.slice(1).every((link) => link === null)).toBe(true)
  },
}

export const DrilldownsOfShifts: Story = {
  name: 'Показатели ведут к сменам',
  parameters: alone('courier_slot_manage'),
  play: async () => {
    const links = await figureLinks()
    await expect(links.map((link) => link !== null)).toEqual([false, true, ...new Array(6).fill(false)])
  },
}

export const DrilldownsOfSalary: Story = {
  name: 'Показатели ведут к выплатам',
  parameters: alone('salary_manage'),
  play: async () => {
    const links = await figureLinks()
    await expect(links.map((link) => link !== null)).toEqual([false, false, false, true, true, true, true, true])
  },
}

export const Place: Story = {
  name: 'Где курьер',
  parameters: {
    stage: {
      address: PATH,
      person: 'operator',
      responses: [
        ...cardResponses({ location: { lat: '49.80', long: '73.10' } }),
        staticResponseHandler('/manage/courier/location/1', [
          { courierId: COURIER_ID, lat: 49.8, long: 73.1, updatedAt: '2026-03-18 12:46:00' },
        ]),
      ],
      arrange: allowOperator('courier_view', 'courier_location_view'),
    },
  },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Где курьер' }))
    const dialog = await findVisibleDialog('Местоположение курьера: Ахметов Ержан')
    await expect(await dialog.findByRole('img', { name: 'Ахметов Ержан' })).toBeInTheDocument()
    await expect(await dialog.findByText(/^Положение: 14.мин назад$/)).toBeVisible()
    await waitFor(() => expect(document.querySelector('img[src*="/17/"], img[src*="#17/"]')).not.toBeNull())
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain(`GET /v1${COURIER_ENDPOINT}?expand=location`)
    await expect(stageOf(loaded).address()).toContain('form=place')
  },
}

export const PlaceUnknown: Story = {
  name: 'Где курьер: места нет',
  parameters: stageParameters(`${PATH}?form=place`, ...cardResponses({ location: null })),
  play: async () => {
    const dialog = await findVisibleDialog('Местоположение курьера: Ахметов Ержан')
    await expect(await dialog.findByText('Ошибка получения местоположения курьера')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const PlaceNotAllowed: Story = {
  name: 'Где курьер: нет права',
  parameters: {
    stage: {
      address: `${PATH}?form=place`,
      person: 'operator',
      responses: cardResponses(),
      arrange: allowOperator('courier_view'),
    },
  },
  play: async ({ loaded }) => {
    await screen.findByLabelText('Показатели за период')
    await expect(screen.queryByRole('button', { name: 'Где курьер' })).toBeNull()
    await expect(screen.queryByRole('dialog', { name: /Местоположение/ })).toBeNull()
    await expect(stageOf(loaded).calls.some(({ call }) => call.includes('expand=location'))).toBe(false)
  },
}

export const ArchiveLink: Story = {
  name: 'Ссылка на архив',
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Архив заказов' }))
    await expect(stageOf(loaded).address()).toBe(`/archive-orders?courierId=${COURIER_ID}&cityId=1`)
  },
}

export const Back: Story = {
  name: 'Назад',
  play: async ({ loaded }) => {
    await screen.findByRole('heading', { name: 'Ахметов Ержан', level: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    await expect(stageOf(loaded).address()).toBe('/couriers?cityId=1')
  },
}

export const ViewAlone: Story = {
  name: 'Только право просмотра',
  parameters: alone(),
  play: async ({ loaded }) => {
    await screen.findByLabelText('Показатели за период')
    await expect(screen.queryByRole('switch')).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Архив заказов' })).toBeNull()
    await expect(screen.queryByRole('region', { name: 'Применённые штрафы' })).toBeNull()
    await expect(stageOf(loaded).calls.filter(({ call }) => call.endsWith('/penalty'))).toEqual([])
  },
}

export const WithSwitch: Story = {
  name: 'С переключателем',
  parameters: alone('courier_slot_manage'),
  play: async () => {
    await expect(await screen.findByRole('switch')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
  },
}

export const WithFines: Story = {
  name: 'Со штрафами',
  parameters: alone('courier_penalty'),
  play: async () => {
    const fines = within(await screen.findByRole('region', { name: 'Применённые штрафы' }))
    await expect(await fines.findByText('Опоздание')).toBeVisible()
    await expect(fines.getByText('На 20 минут')).toBeVisible()
    await expect(fines.getByText('17-03-2026 14:05, Ковалёва Анна')).toBeVisible()
    await expect(fines.queryByRole('button', { name: /Отменить/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Оштрафовать' })).toBeNull()
  },
}

export const WithoutOrders: Story = {
  name: 'Без заказов',
  tags: ['пусто'],
  parameters: alone('order_view'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Архив заказов' })).toBeVisible()
  },
}
