import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { errorResponse } from '../../mocks/http/respond'
import type { World } from '../../mocks/store/world'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import type { PointPage } from '../../src/pages/points/PointPage'
import { SELECT } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { stageOf } from '../stage'
import { callsOf, changes, rowNames } from './pointsScreen'
import { at, EDIT, editing, FOOT, PATH, zoneScreen } from './zoneDialogScreen'

const ZONE = '/manage/point/delivery-zone/:id'
const DELETE = 'Удалить зону доставки?'
const CAR = 210

const meta: Meta<typeof PointPage> = {
  title: 'Справочники/Зоны: окна',
  ...zoneScreen,
}
export default meta

type Story = StoryObj<typeof PointPage>

export const Edit: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const before = stage.world.db.point(2).deliveryZones[0]
    await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Юго-Восток: пешая' }))
    await expect(stage.address()).toBe(`${PATH}?form=edit&entry=${FOOT}`)
    const dialog = await editing()
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await chooseOption(dialog.getByLabelText(/Максимальное время/), '120', '120')
    await userEvent.clear(dialog.getByLabelText(/Стоимость доставки/))
    await userEvent.type(dialog.getByLabelText(/Бонус курьера/), '75')
    await expect(dialog.getByLabelText(/Бонус курьера/)).toHaveValue('75')
    await userEvent.click(dialog.getByLabelText('Разрешить внешних курьеров'))
    await userEvent.dblClick(save)
    await expect(await screen.findByText('Зона доставки сохранена')).toBeVisible()
    await expect(stage.address()).toBe(PATH)
    await waitFor(() => expect(canvas.getByText('120 мин')).toBeVisible())
    await expect(changes(stage)).toEqual([
      {
        call: `POST /v1/manage/point/delivery-zone/${FOOT}`,
        body: {
          name: 'Юго-Восток: пешая',
          ...(before?.description && { description: before.description }),
          typeId: 1,
          status: true,
          deliveryTime: 120,
          deliveryPrice: null,
          courierBonus: 75,
          allowExternalCourier: true,
          polygon: before?.polygon,
        },
      },
    ])
    await expect(callsOf(stage, 'GET /v1/manage/point/2')).toHaveLength(2)
  },
}

export const EditInvalid: Story = {
  name: 'Изменение: ошибки в полях',
  parameters: at(`form=edit&entry=${FOOT}`),
  play: async ({ userEvent, loaded }) => {
    const dialog = await editing()
    const price = dialog.getByLabelText(/Стоимость доставки/)
    for (const label of [/Название/, /Тип/, /Статус/, /Максимальное время/]) {
      await expect(dialog.getByLabelText(label)).toHaveAttribute('aria-required', 'true')
    }
    for (const label of [/Описание/, /Стоимость/, /Бонус/]) {
      await expect(dialog.getByLabelText(label)).toHaveAttribute('aria-required', 'false')
    }
    await userEvent.clear(dialog.getByLabelText(/Название/))
    await userEvent.clear(price)
    await chooseOption(dialog.getByLabelText(/Тип/), 'Автомобиль')
    await expect(price).toHaveAttribute('aria-required', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(2)
    await userEvent.type(price, '0')
    await expect(await dialog.findByText('Значение должно быть не меньше 1')).toBeVisible()
    await chooseOption(dialog.getByLabelText(/Тип/), 'Внешняя служба')
    await waitFor(() => expect(dialog.queryByText('Значение должно быть не меньше 1')).toBeNull())
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const EditMalformed: Story = {
  name: 'Изменение: необычные данные',
  parameters: at(`form=edit&entry=${FOOT}`, [
    staticResponseHandler(ZONE, {
      id: FOOT,
      name: 'Старая',
      typeId: '2',
      status: true,
      deliveryTime: '3',
      deliveryPrice: 0,
    }),
  ]),
  play: async ({ userEvent }) => {
    const dialog = await editing('Старая')
    await userEvent.type(dialog.getByLabelText(/Название/), '!')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(1)
    await expect(dialog.getByLabelText(/Тип/)).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Поле должно содержать не менее 5 символов')).toBeVisible()
  },
}

export const DeliveryTimes: Story = {
  name: 'Сроки доставки',
  parameters: at(`form=edit&entry=${FOOT}`),
  play: async ({ userEvent }) => {
    const dialog = await editing()
    const time = dialog.getByLabelText(/Максимальное время/)
    await userEvent.click(time)
    await userEvent.keyboard('{Home}')
    await chooseOption(time, '5', '5')
    await expect(time.closest(SELECT)).toHaveTextContent('5')
    await userEvent.click(time)
    await userEvent.keyboard('33')
    await waitFor(() => expect(screen.getByText('Совпадений не найдено')).toBeVisible())
  },
}

const refusedSave = http.post(`*/v1${ZONE}`, () => errorResponse(409, 'Зону сейчас нельзя изменить'))

export const EditServerError: Story = {
  name: 'Изменение: ошибка сервера',
  parameters: at(`form=edit&entry=${CAR}`, [refusedSave]),
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await editing('Юго-Восток: авто')
    await userEvent.type(dialog.getByLabelText(/Название/), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Зону сейчас нельзя изменить')
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Юго-Восток: авто 2')
    await expect(changes(stage)).toHaveLength(1)
  },
}

export const EditDeleted: Story = {
  name: 'Изменение: зона удалена',
  parameters: at(`form=edit&entry=${CAR}`),
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await editing('Юго-Восток: авто')
    await userEvent.type(dialog.getByLabelText(/Название/), ' 2')
    stage.world.db.points.update(2, { deliveryZones: [] })
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    const said = await findVisibleDialog('Запись удалена, пока вы редактировали')
    await expect(said.getByRole('button', { name: 'Скопировать введённое' })).toBeEnabled()
    await userEvent.click(said.getByRole('button', { name: 'Вернуться' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Не сохранено: запись удалена, пока вы редактировали',
    )
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Юго-Восток: авто 2')
    await expect(changes(stage)).toEqual([])
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: at(`form=edit&entry=${FOOT}`, [pendingHandler(ZONE)]),
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await waitFor(() => expect(dialog.getByText('Название')).toBeVisible())
    await expect(dialog.queryByText('Контур зоны неизвестен')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const Delete: Story = {
  parameters: {
    stage: {
      address: PATH,
      // The server refuses to delete a zone that is in use, so this story first removes the zone from all orders and branches.
      arrange: ({ db }: World) => {
        for (const { id, zoneId } of [...db.orders.all()]) if (zoneId === 208) db.orders.update(id, { zoneId: 201 })
        for (const { id, deliveryZones } of db.branches.all())
          db.branches.update(id, { deliveryZones: deliveryZones.filter((row) => row.deliveryZoneId !== 208) })
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Юго-Восток: мото' }))
    const dialog = await findVisibleDialog(DELETE)
    await expect(dialog.getByText('Зона доставки «Юго-Восток: мото» будет удалена.')).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Зона доставки удалена')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement, 2)).not.toContain('Юго-Восток: мото'))
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/point/delivery-zone/208', body: undefined }])
    await expect(stage.address()).toBe(PATH)
  },
}

export const DeleteServerError: Story = {
  name: 'Удаление: ошибка сервера',
  parameters: at(`form=delete&entry=${FOOT}`, [failingHandler(ZONE, 500, 'Зону не удалось удалить')]),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog(DELETE)
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Зону не удалось удалить')
    await userEvent.click(dialog.getByRole('button', { name: 'Не удалять' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
  },
}
