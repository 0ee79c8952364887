import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ASTANA, KARAGANDA } from '../../mocks/seeds/cities'
import type { World } from '../../mocks/store/world'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { PointsPage } from '../../src/pages/points/PointsPage'
import { OPTION } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, changes, clickMap, rowNames, tilesOf } from './pointsScreen'

const PATH = `/points?cityId=${KARAGANDA.id}`
const NEW = 'Новая отправная точка'
const EDIT = 'Редактирование отправной точки'
const DELETE = 'Удалить отправную точку?'

const meta: Meta<typeof PointsPage> = {
  title: 'Справочники/Отправные точки: окна',
  component: PointsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof PointsPage>

const at = (query: string, responses: readonly ReturnType<typeof failingHandler>[] = []) => ({
  stage: { address: `${PATH}&${query}`, responses },
})

const searches = (loaded: Record<string, unknown>) => callsOf(stageOf(loaded), 'POST /v1/manage/point/search')

export const Add: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await canvas.findByText('Юго-Восток')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить отправную точку' }))
    await expect(stage.address()).toBe(`${PATH}&form=add`)
    const dialog = await findVisibleDialog(NEW)
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.type(dialog.getByLabelText(/Название/), ' Восток-5 ')
    await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
    await expect(dialog.getByLabelText(/Широта/)).toHaveValue('49.77253')
    await expect(dialog.getByLabelText(/Долгота/)).toHaveValue('73.130004')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Отправная точка добавлена')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain('Восток-5'))
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point',
        body: {
          name: 'Восток-5',
          description: null,
          cityId: KARAGANDA.id,
          status: true,
          lat: 49.77253,
          long: 73.130004,
        },
      },
    ])
    await expect(searches(loaded).map(({ body }) => body)).toEqual([{ cityId: KARAGANDA.id }, { cityId: KARAGANDA.id }])
  },
}

export const PickOnMap: Story = {
  name: 'Выбор на карте',
  parameters: at('form=add'),
  play: async () => {
    const dialog = await findVisibleDialog(NEW)
    const tiles = await tilesOf(/щелчок ставит точку/)
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    const before = dialog.getByRole('img', { name: 'Выбранное место' }).style.translate
    clickMap(tiles, 60, -40)
    await waitFor(() => expect(dialog.getByLabelText(/Широта/)).not.toHaveValue('49.77253'))
    const lat = Number((dialog.getByLabelText(/Широта/) as HTMLInputElement).value)
    const long = Number((dialog.getByLabelText(/Долгота/) as HTMLInputElement).value)
    // At zoom 15 one pixel of the map is 360 / 256 / 2^15 degrees of longitude.
    await expect(long).toBeCloseTo(73.130004 + (60 * 360) / 256 / 2 ** 15, 4)
    await expect(lat).toBeGreaterThan(49.77253)
    await expect(lat).toBeLessThan(49.7745)
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Выбранное место' }).style.translate).not.toBe(before))
    await waitFor(() => {
      const [x = 0, y = 0] = dialog
        .getByRole('img', { name: 'Выбранное место' })
        .style.translate.split(' ')
        .map(Number.parseFloat)
      expect(x).toBeCloseTo(tiles.clientWidth / 2 + 60, -1)
      expect(y).toBeCloseTo(tiles.clientHeight / 2 - 40, -1)
    })
  },
}

export const AddInOtherCity: Story = {
  name: 'Добавление в другом городе',
  parameters: at('form=add'),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog(NEW)
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await chooseOption(dialog.getByLabelText(/Город/), ASTANA.name)
    await waitFor(() => expect((dialog.getByLabelText(/Широта/) as HTMLInputElement).value).toMatch(/^51\.\d+$/))
    await expect((dialog.getByLabelText(/Долгота/) as HTMLInputElement).value).toMatch(/^71\.\d+$/)
    await expect(dialog.queryByText(/км от города/)).toBeNull()
    await userEvent.clear(dialog.getByLabelText(/Широта/))
    await userEvent.type(dialog.getByLabelText(/Широта/), '49.8')
    await expect(await dialog.findByText(/^Место в 1\d\d км от города Астана: проверьте координаты$/)).toBeVisible()
    await chooseOption(dialog.getByLabelText(/Город/), KARAGANDA.name)
    await expect(dialog.getByLabelText(/Широта/)).toHaveValue('49.8')
    await expect(searches(loaded).map(({ body }) => body)).toContainEqual({ cityId: ASTANA.id })
  },
}

export const AddedElsewhere: Story = {
  name: 'Добавлено в другом месте',
  parameters: at('form=add'),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await findVisibleDialog(NEW)
    await userEvent.type(dialog.getByLabelText(/Название/), 'Левый берег')
    await chooseOption(dialog.getByLabelText(/Город/), ASTANA.name)
    await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await userEvent.hover(await screen.findByText('Отправная точка добавлена'))
    await expect(await screen.findByText('В списке не видно: не подходит под фильтр')).toBeVisible()
    await expect(canvasElement.querySelector('.data-table__row--added')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Открыть' }))
    await expect(stage.address()).toMatch(/^\/points\/\d+/)
  },
}

export const AddFromPalette: Story = {
  name: 'Добавление из палитры',
  parameters: { stage: { address: '/points?form=add' } },
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(NEW)
    await waitFor(() => expect(dialog.getByText(KARAGANDA.name)).toBeVisible())
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/points?form=add&cityId=${KARAGANDA.id}`))
  },
}

export const EditFarAway: Story = {
  name: 'Изменение: далёкое место',
  parameters: {
    stage: {
      address: `${PATH}&form=edit&entry=3`,
      arrange: ({ db }: World) => db.points.update(3, { lat: 43.24, long: 76.9 }),
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await expect(await dialog.findByText(/^Место в 7\d\d км от города Караганда/)).toBeVisible()
    await expect(dialog.getByLabelText(/Широта/)).toHaveValue('43.24')
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  parameters: at('form=add'),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog(NEW)
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.clear(dialog.getByLabelText(/Широта/))
    await userEvent.clear(dialog.getByLabelText(/Долгота/))
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(4)
    await expect(dialog.getByLabelText(/Описание/)).toHaveAttribute('aria-required', 'false')
    await expect(dialog.getByLabelText(/Город/)).toHaveAttribute('aria-required', 'true')
    await userEvent.type(dialog.getByLabelText(/Широта/), '91')
    await expect(await dialog.findByText('Значение должно быть не больше 90')).toBeVisible()
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const CitiesAllowed: Story = {
  name: 'Разрешённые города',
  parameters: {
    stage: {
      address: `${PATH}&form=add`,
      person: 'dispatcher',
      arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: ['point_view', 'point_create'] }),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog(NEW)
    await userEvent.click(dialog.getByLabelText(/Город/))
    const options = await waitFor(() => {
      const found = [...document.querySelectorAll(OPTION)]
      if (found.length === 0) throw new Error('no options yet')
      return found.map((option) => option.textContent)
    })
    await expect(options).toEqual([KARAGANDA.name, ASTANA.name])
  },
}

export const AddServerError: Story = {
  name: 'Добавление: ошибка сервера',
  parameters: at('form=add', [failingHandler('/manage/point', 500, 'Сервер перегружен')]),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog(NEW)
    await userEvent.type(dialog.getByLabelText(/Название/), 'Восток-5')
    await chooseOption(dialog.getByLabelText(/Статус/), 'Отключен')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Сервер перегружен')
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Восток-5')
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeEnabled()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Степной' }))
    await expect(stage.address()).toBe(`${PATH}&form=edit&entry=3`)
    const dialog = await findVisibleDialog(EDIT)
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue('Степной'))
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await userEvent.clear(dialog.getByLabelText(/Описание/))
    await userEvent.clear(dialog.getByLabelText(/Широта/))
    await userEvent.type(dialog.getByLabelText(/Широта/), '49,5')
    await userEvent.click(save)
    await expect(await screen.findByText('Отправная точка сохранена')).toBeVisible()
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point/3',
        body: { name: 'Степной', description: null, cityId: KARAGANDA.id, status: true, lat: 49.5, long: 73.14411 },
      },
    ])
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: at('form=edit&entry=3', [pendingHandler('/manage/point/:id')]),
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await waitFor(() => expect(dialog.getByText('Название')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const EditUnknown: Story = {
  name: 'Изменение: записи нет',
  parameters: at('form=edit&entry=777'),
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await expect(await dialog.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const Delete: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    stage.world.db.points.insert({
      ...stage.world.db.point(5),
      id: 90,
      name: 'Лишняя',
      deliveryZones: [],
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить список' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Лишняя' }))
    const dialog = await findVisibleDialog(DELETE)
    await expect(dialog.getByText(/«Лишняя» будет удалена/)).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Отправная точка удалена')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).not.toContain('Лишняя'))
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/point/90', body: undefined }])
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: at('form=delete&entry=1'),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const dialog = await findVisibleDialog(DELETE)
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('привязаны филиалы')
    await userEvent.click(dialog.getByRole('button', { name: 'Не удалять' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
    await waitFor(() => expect(rowNames(canvasElement)).toContain('Центр'))
  },
}
