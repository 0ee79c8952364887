import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ASTANA, CITIES, KARAGANDA, TEMIRTAU } from '../../mocks/seeds/cities'
import { type failingHandler, pendingHandler } from '../../mocks/testing'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { changes, rowNames, searches, userCities } from './citiesScreen'

const CITY = '/manage/city/:id'
const PATH = '/directories/cities'
const QUESTION = 'Отменить изменения и уйти со страницы?'

const meta: Meta<typeof CitiesPage> = {
  title: 'Справочники/Города: изменение и удаление',
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

export const Edit: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const renamed = `${TEMIRTAU.name} 2`
    await userEvent.click(await canvas.findByRole('button', { name: `Редактировать: ${TEMIRTAU.name}` }))
    await expect(stage.address()).toBe(`${PATH}?form=edit&entry=${TEMIRTAU.id}`)
    const dialog = await findVisibleDialog('Редактирование города')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue(TEMIRTAU.name))
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
    await expect(save).toBeEnabled()
    await chooseOption(dialog.getByLabelText(/Статус/), 'Отключен')
    await expect(save).toBeDisabled()
    await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
    await userEvent.type(dialog.getByLabelText(/Название/), ' 2')
    await expect(userCities()).toContain(TEMIRTAU.name)
    await userEvent.click(save)
    await expect(await screen.findByText('Город сохранён')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain(renamed))
    await expect(canvas.queryByText('Отключен')).toBeNull()
    await expect(rowNames(canvasElement)).toHaveLength(CITIES.length)
    await expect(changes(stage)).toEqual([
      {
        call: `POST /v1/manage/city/${TEMIRTAU.id}`,
        body: { name: renamed, timezone: 5, deliveryService: 'YANDEX', status: true },
      },
    ])
    await waitFor(() => expect(userCities()).toContain(renamed))
    await expect(userCities()).not.toContain(TEMIRTAU.name)
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: at(`form=edit&entry=${ASTANA.id}`, [pendingHandler(CITY)]),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование города')
    await waitFor(() => expect(dialog.getByText('Название')).toBeVisible())
    await expect(dialog.getByText('Название').closest('form')).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const EditUnknown: Story = {
  name: 'Изменение: записи нет',
  parameters: at('form=edit&entry=777'),
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await findVisibleDialog('Редактирование города')
    await expect(await dialog.findByText('Город не найден')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stage.calls.filter(({ call }) => call === 'GET /v1/manage/city/777')).toHaveLength(2))
    await expect(await dialog.findByText('Город не найден')).toBeVisible()
  },
}

export const LeaveWithChanges: Story = {
  parameters: at(`page=1&form=edit&entry=${ASTANA.id}`),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Редактирование города')
    const name = await dialog.findByLabelText(/Название/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, '!')
    await userEvent.keyboard('{Escape}')
    const question = await findVisibleDialog(QUESTION)
    await waitFor(() => expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Нет, остаться' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue(`${ASTANA.name}!`)
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Да, уйти' }))
    await waitFor(() => expect(name).not.toBeInTheDocument())
    await expect(stageOf(loaded).address()).toBe(`${PATH}?page=1`)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const Delete: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${TEMIRTAU.name}` }))
    await expect(stage.address()).toBe(`${PATH}?form=delete&entry=${TEMIRTAU.id}`)
    const dialog = await findVisibleDialog('Удалить отправную точку?')
    await expect(dialog.getByText(`Город «${TEMIRTAU.name}» будет удалён.`)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Не удалять' })).toHaveFocus())
    await expect(userCities()).toContain(TEMIRTAU.name)
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Город удалён')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).not.toContain(TEMIRTAU.name))
    await expect(changes(stage)).toEqual([{ call: `DELETE /v1/manage/city/${TEMIRTAU.id}`, body: undefined }])
    await waitFor(() => expect(userCities()).not.toContain(TEMIRTAU.name))
    await expect(userCities()).toHaveLength(CITIES.length - 1)
    await expect(searches(stage)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement?.closest('tbody tr')).not.toBeNull())
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: at(`form=delete&entry=${KARAGANDA.id}`),
  play: async ({ userEvent, canvasElement, loaded }) => {
    const dialog = await findVisibleDialog('Удалить отправную точку?')
    await expect(await dialog.findByText(/^В городе \d+\sотправн/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('В городе есть отправные точки')
    await userEvent.click(dialog.getByRole('button', { name: 'Не удалять' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
    await waitFor(() => expect(rowNames(canvasElement)).toContain(KARAGANDA.name))
  },
}
