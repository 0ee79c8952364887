import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { SKELETON } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, COURIERS_PATH, changes, findCourier, isFree, KARAGANDA_PATH, withRoute } from './couriersScreen'

const ONLINE = '/manage/courier/online'

const meta: Meta<typeof CouriersPage> = {
  title: 'Курьеры/Список курьеров',
  tags: ['экран'],
  component: CouriersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: KARAGANDA_PATH } },
  render: withRoute(COURIERS_PATH, <CouriersPage />),
}
export default meta

type Story = StoryObj<typeof CouriersPage>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: KARAGANDA_PATH, responses: handlers },
})
const alone = (...permissions: Parameters<typeof allowOperator>) => ({
  stage: { address: KARAGANDA_PATH, person: 'operator' as const, arrange: allowOperator(...permissions) },
})

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const orderOf = (orderStatusName: string, status: number) => ({ orderStatusName, lastActiveOrder: { id: 5, status } })
const block = (name: string) => screen.findByRole('region', { name })

export const Loaded: Story = {
  play: async ({ loaded }) => {
    const { db } = stageOf(loaded).world
    const center = await block('Центр')
    const here = db.couriers.all().filter((one) => one.pointId === 1 && db.employee(one.id).status === 10)
    const active = here.filter(({ slotId }) => slotId !== null).length
    const counts = texts(within(center).getAllByRole('listitem'))
    await expect(counts).toEqual([`Все ${here.length}`, `Активные ${active}`, `Неактивные ${here.length - active}`])
    await expect(screen.getByRole('heading', { name: 'Курьеры' })).toBeVisible()
    const [first] = within(center).getAllByRole('row').slice(1)
    const row = within(first as HTMLElement)
    const link = row.getAllByRole('link')[0]
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link?.getAttribute('href')).toMatch(/^\/couriers\/\d+$/)
    await expect(row.getByTitle('Позвонить').getAttribute('href')).toMatch(/^tel:\+7\d{10}$/)
    await expect(row.getByRole('img', { name: /курьер$/i })).toBeVisible()
    await expect(row.getByText('Активен')).toBeVisible()
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toEqual([`GET /v1${ONLINE}?cityId=1`])
  },
}

export const LongNames: Story = {
  name: 'Длинные имена',
  parameters: responses(
    staticResponseHandler(ONLINE, [
      {
        point: { id: 1, name: 'Ж'.repeat(200) },
        couriers: [{ id: 5, fio: 'Щ'.repeat(200), courierTypeId: 1, slot: { id: 1, status: true } }],
      },
    ]),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ж'.repeat(200) })).toBeVisible()
    const name = canvas.getByText('Щ'.repeat(200))
    await expect(name.scrollWidth).toBeLessThanOrEqual((name.closest('td') as HTMLElement).clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The list shows the status name of a courier's order, or «Свободен» for a courier without an order. */
export const States: Story = {
  name: 'Состояния',
  parameters: responses(
    staticResponseHandler(ONLINE, [
      {
        point: { id: 1, name: 'Центр' },
        couriers: [
          { id: 1, fio: 'Ахметов А', slot: { id: 1, status: true }, ...orderOf('В пути', 70) },
          { id: 2, fio: 'Борисов Б', slot: { id: 2, status: true }, ...orderOf('Новый', 1) },
          { id: 3, fio: 'Викторов В', slot: null, lastActiveOrder: null },
        ],
      },
      { point: { id: 2, name: 'Степной' }, couriers: [] },
    ]),
  ),
  play: async () => {
    const rows = within(await block('Центр'))
      .getAllByRole('row')
      .slice(1)
    const words = rows.map((row) => texts(within(row).getAllByRole('cell')))
    await expect(words.map((cells) => [cells[1], cells[3], cells[4]])).toEqual([
      ['Борисов Б', 'Активен', 'Новый'],
      ['Ахметов А', 'Активен', 'В пути'],
      ['Викторов В', 'Не активен', 'Свободен'],
    ])
    await expect(within(await block('Степной')).getByText('На этой точке курьеров нет')).toBeVisible()
  },
}

export const CourierUnread: Story = {
  name: 'Курьер не прочитан',
  parameters: responses(
    staticResponseHandler(ONLINE, [
      { point: { id: 1, name: 'Центр' }, couriers: [{ id: 1, fio: 'Ахметов А' }, { fio: 'Без номера' }] },
      { point: { id: 2, name: 'Степной' }, couriers: [{ id: 2, fio: 'Борисов Б' }] },
    ]),
  ),
  beforeEach: hideLoggedErrors,
  play: async () => {
    await expect(within(await block('Центр')).getByText(/^1\sкурьер не показан$/)).toBeVisible()
    await expect(within(await block('Степной')).queryByText(/не показан/)).toBeNull()
  },
}

export const WithoutCity: Story = {
  name: 'Без города',
  parameters: { stage: { address: COURIERS_PATH } },
  play: async ({ loaded }) => {
    await block('Центр')
    await expect(stageOf(loaded).address()).toBe('/couriers?cityId=1')
  },
}

export const OtherCity: Story = {
  name: 'Другой город',
  play: async ({ loaded }) => {
    await block('Центр')
    await chooseOption(screen.getByRole('combobox', { name: 'Город' }), 'Астана')
    await expect(await block('Есиль')).toBeVisible()
    await expect(stageOf(loaded).address()).toBe('/couriers?cityId=2')
  },
}

export const Filtered: Story = {
  name: 'Отфильтровано',
  play: async ({ loaded }) => {
    await block('Центр')
    await userEvent.click(screen.getByRole('radio', { name: /^Неактивные \d+$/ }).closest('label') as HTMLElement)
    await waitFor(() => expect(screen.queryByText('Активен')).toBeNull())
    await expect(stageOf(loaded).address()).toContain('activity=inactive')
    await userEvent.type(screen.getByRole('textbox', { name: 'Найти курьера' }), 'нет такого')
    await expect(await screen.findByText('Никого не найдено')).toBeVisible()
  },
}

export const ChangesPoint: Story = {
  name: 'Меняет точку',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const { id, pointId } = findCourier(stage.world, isFree)
    const other = stage.world.db.points.all().find((point) => point.cityId === 1 && point.id !== pointId)
    await screen.findAllByRole('button', { name: /^Сменить точку/ })
    const link = document.querySelector<HTMLElement>(`a[href="/couriers/${id}"]`)
    const button = link?.closest('tr')?.querySelector<HTMLElement>('button[title="Сменить точку"]')
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Смена отправной точки')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await chooseOption(await dialog.findByLabelText(/Отправная точка/), other?.name ?? '')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Отправная точка изменена')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: `POST /v1/manage/courier/${id}/location`, body: { pointId: other?.id } },
    ])
    await waitFor(() => expect(stage.calls.filter(({ call }) => call.includes('/online'))).toHaveLength(2))
  },
}

export const ChangePointRefused: Story = {
  name: 'Смена точки отклонена',
  parameters: {
    stage: {
      address: `${KARAGANDA_PATH}&form=point&entry=999`,
      responses: [failingHandler('/manage/courier/:id/location', 409, 'Курьер передан в другой город')],
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog('Смена отправной точки')
    await chooseOption(await dialog.findByLabelText(/Отправная точка/), 'Степной')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Курьер передан в другой город')
  },
}

export const ShowsMap: Story = {
  name: 'Показывает карту',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Показать на карте/ }))
    await findVisibleDialog('Карта курьеров')
  },
}

export const ShowsTrack: Story = {
  name: 'Показывает трек',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const tracks = await screen.findAllByRole('button', { name: /^Маршрут на карте/ })
    await userEvent.click(tracks[0] as HTMLElement)
    await findVisibleDialog('Местоположение курьера')
    await waitFor(() => expect(stage.calls.some(({ call }) => call.includes('expand=trackInfo'))).toBe(true))
  },
}

export const ViewAlone: Story = {
  name: 'Только право просмотра',
  parameters: alone('courier_view'),
  play: async () => {
    await block('Центр')
    await expect(screen.queryByRole('button', { name: /Показать на карте/ })).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await expect(screen.queryByText('Действия')).toBeNull()
    await expect(screen.queryByRole('button', { name: /Сменить точку|Маршрут/ })).toBeNull()
  },
}

export const ViewAndMap: Story = {
  name: 'Просмотр и карта',
  tags: ['доступ'],
  parameters: alone('courier_view', 'courier_location_view'),
  play: async () => {
    await block('Центр')
    await expect(screen.getByRole('button', { name: /Показать на карте/ })).toBeVisible()
    await expect(screen.queryByText('Действия')).toBeNull()
  },
}

export const ViewAndMove: Story = {
  name: 'Просмотр и перенос',
  tags: ['доступ'],
  parameters: alone('courier_view', 'courier_location_update'),
  play: async () => {
    await block('Центр')
    await expect(screen.queryByRole('button', { name: /Показать на карте/ })).toBeNull()
    await expect(screen.getAllByText('Действия').length).toBeGreaterThan(0)
  },
}

export const MapNotAllowed: Story = {
  name: 'Карта недоступна',
  parameters: {
    stage: { address: `${KARAGANDA_PATH}&form=map`, person: 'operator', arrange: allowOperator('courier_view') },
  },
  play: async () => {
    await block('Центр')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: responses(emptyListHandler(ONLINE)),
  play: async () => {
    await expect(await screen.findByText('Курьеры отсутствуют')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler(ONLINE)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(SKELETON)).toBeVisible())
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler(ONLINE, 500, 'Сервер временно недоступен')),
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: responses(failingHandler(ONLINE, 403, 'Нет прав на курьеров')),
  play: async () => {
    await expect(await screen.findByText('Нет прав на курьеров')).toBeVisible()
  },
}
