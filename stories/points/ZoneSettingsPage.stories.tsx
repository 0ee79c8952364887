import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, changes, rowNames } from './pointsScreen'
import { exportOf, feature, INNER_ZONE, marker, OUTER_ZONE, square } from './zoneExports'
import { applyButton, field, PATH, paste, zoneSelect } from './zoneSettingsScreen'

const meta: Meta<typeof ZoneSettingsPage> = {
  title: 'Справочники/Настройки зоны',
  tags: ['экран'],
  component: ZoneSettingsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
  render: () => (
    <Route path="/points/:id/settings">
      <ZoneSettingsPage />
    </Route>
  ),
}

export default meta

type Story = StoryObj<typeof ZoneSettingsPage>

const shapeOf = (name: RegExp) => screen.findByRole('img', { name })

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Настройка зон доставки' })).toBeVisible()
    await expect(await field()).toHaveValue('')
    await expect(await canvas.findByText('Отправная точка: Юго-Восток')).toBeVisible()
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler('/manage/point/:id')] } },
  play: async ({ canvas }) => {
    const point = (await canvas.findByText('Отправная точка:')).parentElement
    await expect(point).toHaveAttribute('aria-busy', 'true')
    await paste(exportOf(INNER_ZONE))
    await userEvent.click(await zoneSelect('Внутренняя'))
    await expect(await screen.findByRole('option', { name: 'Создать' })).toBeInTheDocument()
  },
}

export const Back: Story = {
  name: 'Назад',
  play: async ({ canvas, userEvent, loaded }) => {
    await field()
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await expect(stageOf(loaded).address()).toBe('/points/2')
  },
}

export const AllAtOnce: Story = {
  name: 'Все выбранные сразу',
  parameters: {
    stage: { address: PATH, responses: [failingHandler('/manage/point/delivery-zone/210', 422, 'Контур занят')] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await canvas.findByText('Отправная точка: Юго-Восток')
    const outlines = ['Юго-Восток: авто', 'ЮГО-ВОСТОК: вело', 'Новая'].map((name, index) =>
      feature(name, square(73.13, 49.77, 0.01 * (index + 1))),
    )
    await paste(exportOf(...outlines))
    await expect(await shapeOf(/^Сейчас: Юго-Восток: авто$/)).toBeVisible()
    await expect(canvas.getByText(/^Площадь: [\d,]+\sкм² → 3,2\sкм², −[\d,]+\s%$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Применить выбранные' }))
    const dialog = await findVisibleDialog('Применить выбранные контуры?')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await expect(changes(stage)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Да, применить' }))
    await expect(await dialog.findByText('Применено 1 из 2 зон, не применено: 1')).toBeVisible()
    await expect(dialog.getByText('Контур занят')).toBeVisible()
    await expect(dialog.getByText('применено')).toBeVisible()
    await expect(changes(stage)).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await expect(await applyButton('Юго-Восток: авто')).toBeEnabled()
    await expect(await applyButton('ЮГО-ВОСТОК: вело')).toBeDisabled()
  },
}

export const SameZoneTwice: Story = {
  name: 'Одна зона в двух строках',
  play: async ({ canvas, userEvent, loaded }) => {
    await paste(exportOf(INNER_ZONE, OUTER_ZONE))
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить выбранные' }))
    const empty = await findVisibleDialog('Применить выбранные контуры?')
    await expect(empty.getByText(/^Выберите в строках зоны/)).toBeVisible()
    await expect(empty.getByRole('button', { name: 'Да, применить' })).toBeDisabled()
    await userEvent.click(empty.getByRole('button', { name: 'Не применять' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    for (const name of ['Внутренняя', 'Внешняя']) await chooseOption(await zoneSelect(name), 'Юго-Восток: вело')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить выбранные' }))
    const dialog = await findVisibleDialog('Применить выбранные контуры?')
    await expect(dialog.getByText('Выбрана в нескольких строках: Юго-Восток: вело')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Да, применить' })).toBeDisabled()
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const Existing: Story = {
  name: 'Существующая запись',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER_ZONE, OUTER_ZONE, marker('Кухня')))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя', 'Внешняя']))
    await expect(canvas.getByText('2 контура, пропущено: 1')).toBeVisible()
    await expect(canvas.getByText('Не загружено: 1 объект')).toBeVisible()
    await expect(canvas.getByText('«Кухня»: метка, а не контур')).toBeVisible()
    await expect(await shapeOf(/^Станет: Внутренняя$/)).toBeVisible()
    const apply = await applyButton('Внешняя')
    await expect(apply).toBeDisabled()
    await chooseOption(await zoneSelect('Внешняя'), 'Юго-Восток: авто')
    await expect(apply).toBeEnabled()
    await expect(await shapeOf(/^Станет: Внешняя$/)).toBeVisible()
    await expect(await shapeOf(/^Сейчас: Юго-Восток: авто$/)).toBeVisible()
    await expect(canvas.getByText('Станет: Внешняя, 5 вершин')).toBeVisible()
    await expect(changes(stage)).toEqual([])
    await userEvent.dblClick(apply)
    await expect(await screen.findByText('Контур зоны «Юго-Восток: авто» обновлён')).toBeVisible()
    await expect(await canvas.findByText('Применено')).toHaveAttribute('title', 'Обновлена: Юго-Восток: авто')
    await expect(canvas.getByText('Обновлена: Юго-Восток: авто')).toBeVisible()
    await expect(apply).toBeDisabled()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point/delivery-zone/210',
        body: { polygon: OUTER_ZONE.geometry.coordinates[0] },
      },
    ])
    await waitFor(() => expect(callsOf(stage, 'GET /v1/manage/point/2')).toHaveLength(2))
  },
}

export const Create: Story = {
  name: 'Создание',
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER_ZONE, OUTER_ZONE))
    await chooseOption(await zoneSelect('Внешняя'), 'Создать')
    await userEvent.click(await applyButton('Внешняя'))
    await expect(stage.address()).toBe(`${PATH}?form=add&entry=1`)
    const dialog = await findVisibleDialog('Новая зона доставки')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Внешняя')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(3)
    await chooseOption(dialog.getByLabelText(/Тип/), 'Мотоцикл')
    await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
    await chooseOption(dialog.getByLabelText(/Максимальное время/), '45', '45')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Зона доставки добавлена')).toBeVisible()
    await expect(await screen.findByText('Применено')).toHaveAttribute('title', 'Создана зона')
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point/2/delivery-zone',
        body: {
          name: 'Внешняя',
          description: null,
          typeId: 8,
          status: true,
          deliveryTime: 45,
          deliveryPrice: null,
          courierBonus: null,
          allowExternalCourier: false,
          polygon: OUTER_ZONE.geometry.coordinates[0],
        },
      },
    ])
    await waitFor(async () => expect(await zoneSelect('Внутренняя')).toBeEnabled())
  },
}

export const CreateWithoutImport: Story = {
  name: 'Создание без копии',
  parameters: { stage: { address: `${PATH}?form=add&entry=1` } },
  play: async ({ loaded }) => {
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const ApplyFails: Story = {
  name: 'Не применилось',
  parameters: {
    stage: { address: PATH, responses: [failingHandler('/manage/point/delivery-zone/:id', 500, 'Сервер перегружен')] },
  },
  play: async ({ canvasElement, userEvent, loaded }) => {
    await paste(exportOf(INNER_ZONE))
    await chooseOption(await zoneSelect('Внутренняя'), 'Юго-Восток: вело')
    await userEvent.click(await applyButton('Внутренняя'))
    await expect(await screen.findByText('Сервер перегружен')).toBeVisible()
    await waitFor(async () => expect(await applyButton('Внутренняя')).toBeEnabled())
    await expect(canvasElement.querySelector('.zone-import__zone')).toHaveTextContent('Юго-Восток: вело')
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const LeaveUnapplied: Story = {
  name: 'Уход без применения',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER_ZONE))
    await chooseOption(await zoneSelect('Внутренняя'), 'Создать')
    await userEvent.click(await applyButton('Внутренняя'))
    const added = await findVisibleDialog('Новая зона доставки')
    await waitFor(() => expect(added.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.click(added.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(stage.address()).toBe(PATH))
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    const question = await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await expect(question.getByText('Часть загруженных контуров ещё не применена.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Нет, остаться' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stage.address()).toBe(PATH)
    await chooseOption(await zoneSelect('Внутренняя'), 'Юго-Восток: вело')
    await userEvent.click(await applyButton('Внутренняя'))
    await expect(await canvas.findByText('Применено')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await expect(stage.address()).toBe('/points/2')
  },
}

export const PasteAgain: Story = {
  name: 'Повторная вставка',
  play: async ({ userEvent }) => {
    await paste(exportOf(INNER_ZONE))
    await zoneSelect('Внутренняя')
    await paste(exportOf(OUTER_ZONE))
    const question = await findVisibleDialog('Заменить загруженные контуры?')
    await expect(question.getByText(/Не применено: 1.контур\. Они пропадут\./)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Не заменять' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await zoneSelect('Внутренняя')
    await paste(exportOf(OUTER_ZONE))
    await userEvent.click(
      (await findVisibleDialog('Заменить загруженные контуры?')).getByRole('button', { name: 'Да, заменить' }),
    )
    await zoneSelect('Внешняя')
  },
}

export const ServerError: Story = {
  parameters: {
    stage: { address: PATH, responses: [failingHandler('/manage/point/:id', 500, 'Сервер временно недоступен')] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'GET /v1/manage/point/2')).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: {
    stage: { address: PATH, responses: [failingHandler('/manage/point/:id', 403, 'Нет прав на отправную точку')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на отправную точку')).toBeVisible()
  },
}
