import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { pageLoader } from '../app/withPage'
import { allowOperator } from '../couriers/couriersScreen'
import { findVisibleDialog } from '../findVisibleDialog'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageOf } from '../stage'
import { courierRows, pressKey } from './mapDialog'

const SEARCH = '/manage/courier/search'

const meta: Meta<typeof CourierMapDialog> = {
  title: 'Курьеры/Карта курьеров',
  tags: ['экран'],
  component: CourierMapDialog,
  args: { open: true, onClose: fn() },
  loaders: [pageLoader],
  decorators: [onStage],
  parameters: { stage: { person: 'administrator' } },
}
export default meta

type Story = StoryObj<typeof CourierMapDialog>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({ stage: { responses: handlers } })

const searches = (loaded: Parameters<typeof stageOf>[0]) =>
  stageOf(loaded)
    .calls.filter(({ call }) => call === 'POST /v1/manage/courier/search?expand=slot%2ClastActiveOrder')
    .map(({ body }) => body)

/**
 * The map draws couriers on a canvas, where a single courier cannot have the focus. So the map places a button over the selected courier
 * and over the hovered one.
 */
const buttons = () => [...document.querySelectorAll<HTMLElement>('.canvas-button:not([hidden])')]

export const Loaded: Story = {
  play: async ({ loaded, args }) => {
    const { db } = stageOf(loaded).world
    const here = db.couriers
      .all()
      .filter((one) => one.cityId === 1 && one.slotId !== null && db.employee(one.id).status === 10)
    const found = await courierRows()
    await expect(found).toHaveLength(here.length)
    await findVisibleDialog('Карта курьеров')
    const tiles = within(screen.getByRole('list', { name: 'Курьеры на смене' }))
    await expect(tiles.getAllByRole('listitem')[0]).toHaveTextContent(`на смене ${here.length}`)
    for (const row of found) {
      const isFree = row.textContent?.includes('Свободен')
      await expect(row.querySelector('.courier-row__dot--free') !== null).toBe(isFree)
    }
    await expect(searches(loaded)).toEqual([{ activeSlot: true, cityId: 1 }])
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain('GET /v1/manage/courier/location/1')
    await expect(screen.getByText(/^данные \d+.с назад$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Drawn: Story = {
  name: 'Нарисовано',
  play: async () => {
    await courierRows()
    await waitFor(() => expect(drawnPixels()).toBeGreaterThan(500))
  },
}

function drawnPixels(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('.map-canvas__area')
  if (!canvas || canvas.width === 0 || canvas.height === 0) return 0
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  let painted = 0
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) painted++
  return painted
}

export const ChoosesCourier: Story = {
  name: 'Выбирает курьера',
  play: async () => {
    const [first] = await courierRows()
    if (!first) throw new Error('a courier is needed')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    const fio = first.querySelector('.courier-row__fio')?.textContent ?? ''
    await waitFor(() => expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true']))
    await expect(buttons()[0]?.getAttribute('aria-label')).toContain(fio)
    const chosen = within(screen.getByRole('region', { name: `Выбран: ${fio}` }))
    await expect(chosen.getByRole('link', { name: 'Карточка' })).toHaveAttribute('target', '_blank')
    await userEvent.click(buttons()[0] as HTMLElement)
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(buttons()).toHaveLength(0))
  },
}

export const OtherCity: Story = {
  name: 'Другой город',
  play: async ({ loaded }) => {
    await courierRows()
    await userEvent.click(screen.getByRole('combobox', { name: 'Город' }))
    await userEvent.click(await screen.findByText('Астана'))
    await waitFor(() => expect(searches(loaded).at(-1)).toEqual({ activeSlot: true, cityId: 2 }))
    await waitFor(() =>
      expect(stageOf(loaded).calls.map(({ call }) => call)).toContain('GET /v1/manage/courier/location/2'),
    )
    await courierRows()
  },
}

export const CityOfThePage: Story = {
  name: 'Город из адреса страницы',
  parameters: { stage: { address: '/orders?cityId=3' } },
  play: async ({ loaded }) => {
    await courierRows()
    await expect(searches(loaded)).toEqual([{ activeSlot: true, cityId: 3 }])
  },
}

export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ args }) => {
    const [first] = await courierRows()
    if (!first) throw new Error('a courier is needed')
    const chosen = () => document.querySelector<HTMLElement>('.courier-row[aria-pressed="true"]')
    await pressKey(first, 'j')
    await waitFor(() => expect(chosen()).not.toBeNull())
    const one = chosen()
    await pressKey(first, 'j')
    await waitFor(() => expect(chosen()).not.toBe(one))
    await pressKey(first, 'k')
    await waitFor(() => expect(chosen()).toBe(one))
    await pressKey(first, 'f')
    await expect(await screen.findByRole('button', { name: 'Не следить' })).toHaveAttribute('aria-pressed', 'true')
    await pressKey(first, '0')
    await pressKey(first, '{Escape}')
    await waitFor(() => expect(chosen()).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const AGED = [
  staticResponseHandler(SEARCH, [
    { id: 1, fio: 'Свежий', slot: { id: 1, status: true } },
    { id: 2, fio: 'Давний', slot: { id: 2, status: true } },
    { id: 3, fio: 'Без места', slot: { id: 3, status: true } },
  ]),
  staticResponseHandler('/manage/courier/location/1', [
    { courierId: 1, lat: 49.8, long: 73.1, updatedAt: '2026-03-18 12:59:30' },
    { courierId: 2, lat: 49.81, long: 73.1, updatedAt: '2026-03-18 12:46:00' },
  ]),
]

export const PositionAge: Story = {
  name: 'Давность положения',
  parameters: responses(...AGED),
  play: async () => {
    const words = async () => (await courierRows()).map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await waitFor(async () =>
      expect((await words()).toSorted()).toEqual([
        'Без местаСвободен · нет координат',
        'ДавнийСвободен · нет координат 14 мин',
        'СвежийСвободен',
      ]),
    )
  },
}

export const Late: Story = {
  name: 'Опаздывают',
  parameters: responses(
    staticResponseHandler(SEARCH, [
      {
        id: 1,
        fio: 'Поздний',
        slot: { id: 1, status: true },
        orderStatusName: 'В пути',
        lastActiveOrder: { id: 7, status: 70 },
      },
      { id: 2, fio: 'Свободный', slot: { id: 2, status: true } },
    ]),
    staticResponseHandler('/manage/courier/location/1', [
      { courierId: 1, lat: 49.8, long: 73.1, updatedAt: '2026-03-18 12:59:30' },
      { courierId: 2, lat: 49.81, long: 73.1, updatedAt: '2026-03-18 12:59:30' },
    ]),
    staticResponseHandler('/manage/order/search', [
      { id: 7, status: 70, courier: { id: 1 }, dateTimeStatusFinish: '2026-03-18 12:50:00' },
    ]),
  ),
  play: async () => {
    const tile = await screen.findByRole('button', { name: 'опаздывают 1' })
    await waitFor(async () => expect((await courierRows())[0]).toHaveTextContent(/Поздний\s*В пути · опаздывает/))
    await userEvent.click(tile)
    await expect(await screen.findByRole('region', { name: 'Выбран: Поздний' })).toBeVisible()
  },
}

export const CourierUnread: Story = {
  name: 'Курьер не прочитан',
  parameters: responses(
    staticResponseHandler(SEARCH, [
      { id: 1, fio: 'Ахметов А', slot: { id: 1, status: true } },
      { fio: 'Без номера', slot: { id: 2, status: true } },
    ]),
  ),
  beforeEach: hideLoggedErrors,
  play: async () => {
    await expect(await courierRows()).toHaveLength(1)
    await expect(screen.getByText(/^1\sкурьер не показан: сервер прислал не все поля$/)).toBeVisible()
  },
}

export const MapAlone: Story = {
  name: 'Только карта',
  parameters: {
    stage: { person: 'operator', arrange: allowOperator('courier_location_view') },
  },
  play: async ({ loaded }) => {
    const [first] = await courierRows()
    await userEvent.click(first as HTMLElement)
    await expect(screen.queryByRole('link', { name: 'Карточка' })).toBeNull()
    await expect(stageOf(loaded).calls.some(({ call }) => call.includes('/order/'))).toBe(false)
  },
}

export const Empty: Story = {
  parameters: responses(emptyListHandler(SEARCH), emptyListHandler('/manage/courier/location/:id')),
  play: async () => {
    await expect(await screen.findByText('Курьеры отсутствуют')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Показать всех' })).toBeDisabled()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler(SEARCH)),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('application')).toBeVisible())
    await expect(screen.queryByText('Курьеры отсутствуют')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler(SEARCH, 500, 'Сервер временно недоступен')),
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: responses(failingHandler(SEARCH, 403, 'Нет прав на карту курьеров')),
  play: async () => {
    await expect(await screen.findByText('Нет прав на карту курьеров')).toBeVisible()
  },
}
