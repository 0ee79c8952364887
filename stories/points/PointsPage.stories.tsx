import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { ASTANA, KARAGANDA } from '../../mocks/seeds/cities'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { PointsPage } from '../../src/pages/points/PointsPage'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, rowNames } from './pointsScreen'

const SEARCH = '/manage/point/search'
const ADD = 'Добавить отправную точку'

const meta: Meta<typeof PointsPage> = {
  title: 'Справочники/Отправные точки',
  tags: ['экран'],
  component: PointsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `/points?cityId=${KARAGANDA.id}` } },
  render: () => (
    <Route path="/points">
      <PointsPage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof PointsPage>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: `/points?cityId=${KARAGANDA.id}`, responses: handlers },
})

const searches = (loaded: Record<string, unknown>) => callsOf(stageOf(loaded), 'POST /v1/manage/point/search')

export const Loaded: Story = {
  parameters: {
    stage: {
      address: `/points?cityId=${KARAGANDA.id}`,
      arrange: (world: World) => world.db.points.update(5, { status: false }),
    },
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText('Пришахтинск')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Отправные точки' })).toBeVisible()
    await expect(rowNames(canvasElement)).toEqual(['Центр', 'Юго-Восток', 'Степной', 'Майкудук', 'Пришахтинск'])
    await expect(canvas.getByText('Проспект Бухар-жырау, 53')).toBeVisible()
    await expect(canvas.getAllByText('Включен')).toHaveLength(4)
    await expect(canvas.getAllByText('Отключен')).toHaveLength(1)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(searches(loaded)).toEqual([{ call: 'POST /v1/manage/point/search', body: { cityId: KARAGANDA.id } }])
  },
}

export const RedirectToCity: Story = {
  name: 'Переход в свой город',
  parameters: { stage: { address: '/points?cityId=x' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Юго-Восток')).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(`/points?cityId=${KARAGANDA.id}`)
    await expect(searches(loaded).map(({ body }) => body)).toEqual([{ cityId: KARAGANDA.id }])
  },
}

export const ChooseCity: Story = {
  name: 'Выбор города',
  parameters: { stage: { address: `/points?cityId=${KARAGANDA.id}&page=1` } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText('Юго-Восток')
    await chooseOption(canvas.getByRole('combobox', { name: 'Город' }), ASTANA.name)
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Есиль', 'Сарыарка', 'Байконур', 'Нура']))
    await expect(stageOf(loaded).address()).toBe(`/points?cityId=${ASTANA.id}`)
    await expect(searches(loaded).map(({ body }) => body)).toEqual([{ cityId: KARAGANDA.id }, { cityId: ASTANA.id }])
  },
}

export const ChooseCityClearsPage: Story = {
  name: 'Выбор города открывает первую страницу',
  parameters: { stage: { address: `/points?cityId=${KARAGANDA.id}&page=3`, responses: [pendingHandler(SEARCH)] } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('columnheader', { name: 'Название' })
    await chooseOption(canvas.getByRole('combobox', { name: 'Город' }), ASTANA.name)
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/points?cityId=${ASTANA.id}`))
  },
}

export const OpensByRow: Story = {
  name: 'Открывается строкой',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByText('Проспект Бухар-жырау, 53'))
    await expect(stageOf(loaded).address()).toBe('/points/1')
  },
}

export const OpensByLink: Story = {
  name: 'Открывается ссылкой',
  play: async ({ canvas, userEvent, loaded }) => {
    const link = await canvas.findByRole('link', { name: 'Степной' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(stageOf(loaded).address()).toBe('/points/3')
  },
}

export const IconsDoNotOpen: Story = {
  name: 'Значки не открывают строку',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Степной' }))
    await expect(stageOf(loaded).address()).toBe(`/points?cityId=${KARAGANDA.id}&form=delete&entry=3`)
  },
}

export const Empty: Story = {
  parameters: responses(emptyListHandler(SEARCH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список районов пуст')).toBeVisible()
    await expect(canvas.getByText(/нажмите «Добавить отправную точку»/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: ADD })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler(SEARCH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Название' })).toBeVisible()
    await expect(canvas.queryByText('Список районов пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler(SEARCH, 500, 'Сервер временно недоступен')),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: responses(failingHandler(SEARCH, 403, 'Нет прав на отправные точки')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на отправные точки')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { stage: { address: `/points?cityId=${KARAGANDA.id}&form=edit&entry=1`, person: 'dispatcher' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Юго-Восток')
    await expect(canvas.queryByRole('button', { name: ADD })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Редактировать|Удалить):/ })).toBeNull()
    await expect(document.querySelector('[role="dialog"]')).toBeNull()
  },
}

const holding = (...permissions: string[]) => ({
  stage: {
    address: `/points?cityId=${KARAGANDA.id}`,
    person: 'dispatcher' as const,
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: ['point_view', ...permissions] as never }),
  },
})

export const MayCreate: Story = {
  name: 'Можно добавлять',
  parameters: holding('point_create'),
  play: async ({ canvas }) => {
    await canvas.findByText('Юго-Восток')
    await expect(canvas.getByRole('button', { name: ADD })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^(Редактировать|Удалить):/ })).toBeNull()
  },
}

export const MayUpdate: Story = {
  name: 'Можно изменять',
  parameters: holding('point_update'),
  play: async ({ canvas }) => {
    await canvas.findByText('Юго-Восток')
    await expect(canvas.getAllByRole('button', { name: /^Редактировать:/ })).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: /^Удалить:/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: ADD })).toBeNull()
  },
}

export const MayDelete: Story = {
  name: 'Можно удалять',
  parameters: holding('point_delete'),
  play: async ({ canvas }) => {
    await canvas.findByText('Юго-Восток')
    await expect(canvas.getAllByRole('button', { name: /^Удалить:/ })).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: /^Редактировать:/ })).toBeNull()
  },
}
