import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CITIES, OSKEMEN, TEMIRTAU } from '../../mocks/seeds/cities'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import { clickColumnHeader } from '../clickColumnHeader'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { rowNames, searches } from './citiesScreen'

const SEARCH = '/manage/city/search'

const meta: Meta<typeof CitiesPage> = {
  title: 'Справочники/Города',
  tags: ['экран'],
  component: CitiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/directories/cities' } },
}
export default meta

type Story = StoryObj<typeof CitiesPage>

const at = (query: string) => ({ stage: { address: `/directories/cities?${query}` } })

function manyCities(world: World): void {
  const ids = Array.from({ length: 40 }, (_, index) => 100 + index)
  for (const id of ids) world.db.cities.insert({ ...TEMIRTAU, id, name: `Город ${id}` })
  const { id } = DEMO_ACCOUNTS.administrator
  world.db.employees.update(id, { cities: [...CITIES.map((city) => city.id), ...ids] })
}

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText('Темиртау')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Справочник - Города' })).toBeVisible()
    await expect(rowNames(canvasElement)).toHaveLength(CITIES.length)
    await expect(canvas.getByText('Отключен')).toBeVisible()
    await expect(canvas.getByText('UTC+6')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(searches(stageOf(loaded))).toEqual([{ call: 'POST /v1/manage/city/search?page=1', body: {} }])
  },
}

export const Empty: Story = {
  parameters: { stage: { responses: [emptyListHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список городов пуст')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Добавить город/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { stage: { responses: [pendingHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Название' })).toBeVisible()
    await expect(canvas.queryByText('Список городов пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { stage: { responses: [failingHandler(SEARCH, 500, 'Сервер временно недоступен')] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: { stage: { responses: [failingHandler(SEARCH, 403, 'Нет прав на справочник городов')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на справочник городов')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Справочник - Города' })).toBeVisible()
  },
}

const SAVED_KEY = `filters:${DEMO_ACCOUNTS.administrator.id}:cities`

export const SavedFilterAndExport: Story = {
  name: 'Сохранённый фильтр и экспорт',
  beforeEach: () => {
    localStorage.setItem(SAVED_KEY, JSON.stringify({ filters: [{ name: 'Восток', query: 'timezone=6' }] }))
    return () => localStorage.removeItem(SAVED_KEY)
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await expect(await canvas.findByText('Темиртау')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Сохранённые фильтры/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Восток' }))
    await waitFor(() => expect(canvas.queryByText('Темиртау')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /Экспорт/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    const dialog = await findVisibleDialog('Экспорт в CSV')
    const count = rowNames(canvasElement).length
    await expect(await dialog.findByText(new RegExp(`^Файл сохранён: ${count}\\sзапис`))).toBeVisible()
    await expect(dialog.getByText('Города 18-03-2026 13-00.csv')).toBeVisible()
    await expect(searches(stageOf(loaded)).map(({ body }) => body)).toEqual([{}, { timezone: 6 }, { timezone: 6 }])
  },
}

export const FiltersInAddress: Story = {
  name: 'Фильтры из адреса',
  parameters: at('timezone=6&status=true&name=%D0%BA&deliveryService=INDRIVE&id=x&orderBy=name_SORT_DESC'),
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText(OSKEMEN.name)).toBeVisible()
    await expect(rowNames(canvasElement)).toEqual([OSKEMEN.name])
    await expect(canvas.getByLabelText('Название')).toHaveValue('к')
    await expect(canvas.getByLabelText('ID')).toHaveValue('')
    await expect(canvas.getByRole('columnheader', { name: 'Название' })).toHaveAttribute('aria-sort', 'descending')
    await expect(searches(stageOf(loaded)).map(({ body }) => body)).toEqual([
      { timezone: 6, status: true, name: 'к', deliveryService: 'INDRIVE', orderBy: 'name_SORT_DESC' },
    ])
  },
}

export const FilterAndReset: Story = {
  name: 'Фильтр и сброс',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText('Темиртау')
    const apply = canvas.getByRole('button', { name: 'Применить' })
    const reset = canvas.getByRole('button', { name: 'Сбросить' })
    await expect(apply).toBeDisabled()
    await expect(reset).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Название'), 'ал{Enter}')
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Алматы']))
    await expect(stageOf(loaded).address()).toBe('/directories/cities?name=%D0%B0%D0%BB')
    await expect(apply).toBeDisabled()
    await userEvent.click(reset)
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(CITIES.length))
    await expect(canvas.getByLabelText('Название')).toHaveValue('')
    await expect(stageOf(loaded).address()).toBe('/directories/cities')
  },
}

export const Sorted: Story = {
  name: 'Отсортировано',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText('Темиртау')
    await clickColumnHeader(canvas, userEvent, 'Название')
    await waitFor(() => expect(rowNames(canvasElement)[0]).toBe('Актобе'))
    await expect(stageOf(loaded).address()).toBe('/directories/cities?orderBy=name_SORT_ASC')
    await clickColumnHeader(canvas, userEvent, 'Название')
    await waitFor(() => expect(rowNames(canvasElement)[0]).toBe('Усть-Каменогорск'))
    await clickColumnHeader(canvas, userEvent, 'Название')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/directories/cities'))
  },
}

export const Paged: Story = {
  name: 'Страницы',
  parameters: { stage: { address: '/directories/cities', arrange: manyCities } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(20))
    await userEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/directories/cities?page=2'))
    await waitFor(() =>
      expect(searches(stageOf(loaded)).map(({ call }) => call.split('?')[1])).toEqual(['page=1', 'page=2']),
    )
  },
}

export const PageOverflow: Story = {
  name: 'Страницы больше нет',
  parameters: at('page=9'),
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText('Темиртау')).toBeVisible()
    await expect(rowNames(canvasElement)).toHaveLength(CITIES.length)
    await expect(stageOf(loaded).address()).toBe('/directories/cities')
  },
}
