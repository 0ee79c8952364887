import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { ASTANA, KARAGANDA } from '../../mocks/seeds/cities'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { SchedulesPage } from '../../src/pages/schedules/list/SchedulesPage'
import { OPTION } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, changesOf, FREE_WEEK, withPermissions } from './schedulesScreen'

const SEARCH = '/manage/schedule/search'
const ADDRESS = `/schedules?cityId=${KARAGANDA.id}`

const meta: Meta<typeof SchedulesPage> = {
  title: 'Расписания/Список недель',
  tags: ['экран'],
  component: SchedulesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADDRESS, person: 'dispatcher' } },
  render: () => (
    <Route path="/schedules">
      <SchedulesPage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof SchedulesPage>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: ADDRESS, person: 'dispatcher', responses: handlers },
})

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Расписание' })).toBeVisible()
    await canvas.findByText('10-03-2026 – 16-03-2026')
    const rows = canvas.getAllByRole('row').slice(-4)
    const texts = rows.map((row) => row.textContent)
    await expect(texts[0]).toMatch(/^31-03-2026 – 06-04-2026Не опубликовано0 из \d+ курьеров?а?/)
    await expect(texts[1]).toMatch(/^24-03-2026 – 30-03-2026Неопубликованные изменения\d+ из \d+ курьер/)
    await expect(texts[2]).toMatch(/^17-03-2026 – 23-03-2026Опубликовано\d+ из \d+ курьер/)
    await expect(texts[3]).toMatch(/^10-03-2026 – 16-03-2026Истекло(\d+) из \1 курьер/)
    await expect(rows[3]).toHaveClass('schedules__row--expired')
  },
}

const served = (id: number, counts: [number, number], isPublished = true) => ({
  ...{ id, cityId: KARAGANDA.id, dateStart: '2026-03-17', dateEnd: '2026-03-23', isPublished },
  ...{ countConfirmCourier: counts[0], countCourier: counts[1] },
})

/** The number of confirmations is green if the published week has at least one courier and all its couriers have confirmed. */
export const AllConfirmed: Story = {
  name: 'Все подтвердили',
  parameters: responses(
    staticResponseHandler(SEARCH, [
      served(1, [52, 52]),
      served(2, [51, 52]),
      served(3, [0, 0]),
      served(4, [21, 21], false),
    ]),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('52 из 52 курьеров')).toHaveClass('schedules__all-confirmed')
    await expect(canvas.getByText('21 из 21 курьера')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.schedules__all-confirmed')).toHaveLength(1)
  },
}

export const RedirectToCity: Story = {
  name: 'Переход в свой город',
  parameters: { stage: { address: '/schedules', person: 'dispatcher' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('10-03-2026 – 16-03-2026')
    await expect(stageOf(loaded).address()).toBe(ADDRESS)
    await expect(callsOf(stageOf(loaded), 'POST /v1/manage/schedule/search').map(({ body }) => body)).toEqual([
      { cityId: KARAGANDA.id },
    ])
  },
}

export const ChooseCity: Story = {
  name: 'Выбор города',
  parameters: { stage: { address: `${ADDRESS}&page=3`, person: 'dispatcher', responses: [pendingHandler(SEARCH)] } },
  play: async ({ canvas, loaded }) => {
    await chooseOption(await canvas.findByRole('combobox', { name: 'Город' }), ASTANA.name)
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`/schedules?cityId=${ASTANA.id}`))
  },
}

export const OpensByRow: Story = {
  name: 'Открывается строкой',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click((await canvas.findAllByText('Опубликовано'))[0] as HTMLElement)
    await expect(stageOf(loaded).address()).toBe('/schedules/6')
  },
}

export const OpensByLink: Story = {
  name: 'Открывается ссылкой',
  play: async ({ canvas, userEvent, loaded }) => {
    ;(await canvas.findByRole('link', { name: '24-03-2026 – 30-03-2026' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(stageOf(loaded).address()).toBe('/schedules/11')
  },
}

export const Create: Story = {
  name: 'Создание',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Неделя' }))
    await waitFor(() =>
      expect([...document.querySelectorAll(OPTION)].map((one) => one.textContent)).toEqual([
        '17-03-2026 – 23-03-2026',
        '24-03-2026 – 30-03-2026',
        '31-03-2026 – 06-04-2026',
        '07-04-2026 – 13-04-2026',
      ]),
    )
    await userEvent.click(screen.getByText('07-04-2026 – 13-04-2026', { selector: OPTION }))
    await userEvent.click(canvas.getByRole('button', { name: /Создать расписание/ }))
    await waitFor(() => expect(stageOf(loaded).address()).toMatch(/^\/schedules\/\d+$/))
    await expect(changesOf(stageOf(loaded))).toEqual([
      { call: 'POST /v1/manage/schedule', body: { cityId: KARAGANDA.id, ...FREE_WEEK } },
    ])
  },
}

export const Required: Story = {
  name: 'Обязательные поля',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Создать расписание/ }))
    await expect(await canvas.findByText('Поле обязательное')).toBeVisible()
    await userEvent.click(canvas.getByText('Копия'))
    await chooseOption(canvas.getByRole('combobox', { name: 'Неделя' }), '07-04-2026 – 13-04-2026')
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать расписание/ }))
    await expect(await canvas.findByText('Поле обязательное')).toBeVisible()
    await expect(changesOf(stageOf(loaded))).toEqual([])
  },
}

export const Copy: Story = {
  name: 'Копирование',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByText('Копия'))
    await chooseOption(canvas.getByRole('combobox', { name: 'Неделя' }), '07-04-2026 – 13-04-2026')
    await chooseOption(canvas.getByRole('combobox', { name: 'Опубликованное расписание' }), '17-03-2026 – 23-03-2026')
    await userEvent.click(canvas.getByRole('button', { name: /Скопировать расписание/ }))
    await waitFor(() => expect(stageOf(loaded).address()).toMatch(/^\/schedules\/\d+\?copied=true$/))
    await expect(changesOf(stageOf(loaded))).toEqual([
      { call: 'POST /v1/manage/schedule/6/copy', body: { cityId: KARAGANDA.id, ...FREE_WEEK } },
    ])
    await expect(callsOf(stageOf(loaded), 'POST /v1/manage/schedule/search').at(-1)).toEqual({
      call: 'POST /v1/manage/schedule/search?page=1',
      body: { cityId: KARAGANDA.id, isPublished: true },
    })
  },
}

export const CreateRefused: Story = {
  name: 'Создание отклонено',
  play: async ({ canvas, userEvent, loaded }) => {
    await chooseOption(await canvas.findByRole('combobox', { name: 'Неделя' }), '31-03-2026 – 06-04-2026')
    await userEvent.click(canvas.getByRole('button', { name: /Создать расписание/ }))
    await expect(await canvas.findByText('На эту неделю в городе уже есть расписание')).toBeVisible()
    await expect(
      within(canvas.getByText('Новое расписание').closest('.new-schedule') as HTMLElement).getByText(
        '31-03-2026 – 06-04-2026',
      ),
    ).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(ADDRESS)
  },
}

export const Empty: Story = {
  parameters: responses(emptyListHandler(SEARCH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список расписаний пуст')).toBeVisible()
    await expect(canvas.getByText('Выберите неделю и создайте расписание')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler(SEARCH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Неделя' })).toBeVisible()
    await expect(canvas.queryByText('Список расписаний пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler(SEARCH, 500, 'Сервер временно недоступен')),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'POST /v1/manage/schedule/search')).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: responses(failingHandler(SEARCH, 403, 'Нет прав на расписание')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на расписание')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { stage: { address: ADDRESS, ...withPermissions('schedule_publish') } },
  play: async ({ canvas }) => {
    await canvas.findByText('10-03-2026 – 16-03-2026')
    await expect(canvas.queryByText('Новое расписание')).toBeNull()
  },
}
