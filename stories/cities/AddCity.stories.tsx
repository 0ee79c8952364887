import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CITIES, KARAGANDA } from '../../mocks/seeds/cities'
import { failingHandler } from '../../mocks/testing'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { changes, fillCity, rowNames, searches } from './citiesScreen'

const PATH = '/directories/cities'

const meta: Meta<typeof CitiesPage> = {
  title: 'Справочники/Города: добавление',
  component: CitiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof CitiesPage>

const at = (query: string, responses: readonly ReturnType<typeof failingHandler>[] = []) => ({
  stage: { address: `${PATH}?${query}`, responses },
})

export const Add: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await canvas.findByText('Темиртау')
    const opener = canvas.getByRole('button', { name: /Добавить город/ })
    await userEvent.click(opener)
    await expect(stage.address()).toBe(`${PATH}?form=add`)
    const dialog = await findVisibleDialog('Новый город')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await fillCity(dialog, '  Экибастуз ')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Город добавлен')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain('Экибастуз'))
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/city',
        body: { name: 'Экибастуз', timezone: 6, deliveryService: 'YANDEX', status: true },
      },
    ])
    await expect(searches(stage)).toHaveLength(2)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const AddedIsMarked: Story = {
  name: 'Добавленное отмечено',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await canvas.findByText('Темиртау')
    await userEvent.click(canvas.getByRole('button', { name: /Добавить город/ }))
    await fillCity(await findVisibleDialog('Новый город'), 'Экибастуз')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await userEvent.hover(await screen.findByText('Город добавлен'))
    const toast = screen.getByText('Город добавлен').closest('article')?.getBoundingClientRect()
    const button = canvas.getByRole('button', { name: /Добавить город/ }).getBoundingClientRect()
    await expect(toast && toast.top > button.bottom).toBe(true)
    await waitFor(() => expect(canvas.getByText('Экибастуз').closest('tr')).toHaveClass('data-table__row--added'))
    await expect(canvas.getByText('Темиртау').closest('tr')).not.toHaveClass('data-table__row--added')
    await userEvent.click(await screen.findByRole('link', { name: 'Открыть' }))
    await expect(stage.address()).toBe(`${PATH}?form=edit&entry=${stage.world.db.cities.all().at(-1)?.id}`)
    const dialog = await findVisibleDialog('Редактирование города')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue('Экибастуз'))
  },
}

export const AddDropsQuery: Story = {
  name: 'Добавление сбрасывает фильтр',
  parameters: at('name=%D1%82&orderBy=id_SORT_ASC&form=add'),
  play: async ({ userEvent, canvasElement, loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await findVisibleDialog('Новый город')
    await fillCity(dialog, 'Балхаш')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(stage.address()).toBe(PATH))
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(CITIES.length + 1))
    await expect(searches(stage).map(({ body }) => body)).toEqual([{ name: 'т', orderBy: 'id_SORT_ASC' }, {}])
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  parameters: at('form=add'),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новый город')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(4)
    await expect(dialog.getByLabelText(/Название/)).toHaveFocus()
    await expect(dialog.getByLabelText(/Статус/)).toHaveAttribute('aria-invalid', 'true')
    await chooseOption(dialog.getByLabelText(/Статус/), 'Отключен')
    await expect(dialog.getAllByText('Поле обязательное')).toHaveLength(3)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const AddRefused: Story = {
  name: 'Добавление отклонено',
  parameters: at('form=add'),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новый город')
    await fillCity(dialog, KARAGANDA.name)
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Такой город уже есть')
    const name = dialog.getByLabelText(/Название/)
    await expect(name).toHaveAccessibleDescription('Такой город уже есть')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue(KARAGANDA.name)
    await userEvent.type(name, ' 2{Enter}')
    await expect(await screen.findByText('Город добавлен')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(2)
  },
}

export const AddServerError: Story = {
  name: 'Добавление: ошибка сервера',
  parameters: at('form=add', [failingHandler('/manage/city', 500, 'Сервер перегружен')]),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новый город')
    await fillCity(dialog, 'Балхаш')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Сервер перегружен')
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Балхаш')
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeEnabled()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}
