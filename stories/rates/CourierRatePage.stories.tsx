import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierRatePage } from '../../src/pages/rates/courierRate/CourierRatePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { phoneWidth } from '../phoneWidth'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'

const PATH = '/settings/courier-rate'
const RATES = '/manage/courier-rate/:cityId'

const meta: Meta<typeof CourierRatePage> = {
  title: 'Деньги/Курьерская ставка',
  tags: ['экран'],
  component: CourierRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?cityId=1` } },
}
export default meta

type Story = StoryObj<typeof CourierRatePage>

const at = (more: Partial<StageSettings>) => ({ stage: { address: `${PATH}?cityId=1`, ...more } })
const saves = ({ calls }: Stage) => calls.filter(({ call }) => /^POST .*-rate\//.test(call))
const figures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('textbox')
    .map((input) => (input as HTMLInputElement).value)

const FOOT = 'Стандарт, Пеший курьер: За заказ, ₸'
const BIKE = 'Стандарт, Велокурьер: За заказ, ₸'

export const Loaded: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Стандарт', 'Продвинутый', 'Премиум']) {
      const table = await canvas.findByRole('table', { name })
      await expect(within(table).getAllByRole('row')).toHaveLength(5)
      await expect(within(table).getAllByRole('textbox')).toHaveLength(9)
    }
    await expect(canvas.getByLabelText(FOOT)).toHaveValue('600')
    await expect(canvas.getByLabelText('Премиум, Автокурьер: За стикер, ₸')).toHaveValue('60')
    await expect(canvas.queryByLabelText('Стандарт, Велокурьер: За стикер, ₸')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const OnPhone: Story = {
  name: 'Цифры на телефоне',
  decorators: [phoneWidth],
  play: async ({ canvas }) => {
    const inputs = within(await canvas.findByRole('table', { name: 'Стандарт' })).getAllByRole('textbox')
    for (const input of inputs) await expect(input.scrollWidth).toBe(input.clientWidth)
  },
}

export const NoCity: Story = {
  name: 'Город не выбран',
  parameters: { stage: { address: PATH, person: 'manager' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('table', { name: 'Стандарт' })
    await expect(stageOf(loaded).address()).toBe(`${PATH}?cityId=1`)
  },
}

export const Empty: Story = {
  parameters: at({ responses: [emptyListHandler(RATES)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список курьерских ставок пуст')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Заполнить ставки' })).toBeEnabled()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const FillByHand: Story = {
  name: 'Пустой город: заполнить',
  parameters: at({ responses: [emptyListHandler(RATES)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заполнить ставки' }))
    for (const name of ['Стандарт', 'Продвинутый', 'Премиум']) {
      await expect(within(await canvas.findByRole('table', { name })).getAllByRole('textbox')).toHaveLength(9)
    }
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const CopyFromCity: Story = {
  name: 'Пустой город: копия другого',
  parameters: at({ responses: [emptyListHandler('/manage/courier-rate/1')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await chooseOption(await canvas.findByLabelText('Скопировать из города'), stage.world.db.city(3).name)
    await waitFor(() => expect(canvas.getByLabelText(FOOT)).not.toHaveValue(''))
    await expect(saves(stage)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const dialog = await findVisibleDialog('Сохранить ставки?')
    await expect(dialog.getByText('Новые ставки действуют с момента сохранения.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(saves(stage)).toHaveLength(1))
    await expect(saves(stage)[0]?.call).toBe('POST /v1/manage/courier-rate/1')
    await expect(saves(stage)[0]?.body).toHaveLength(12)
  },
}

export const Loading: Story = {
  parameters: at({ responses: [pendingHandler(RATES)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Курьерские ставки' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: at({ responses: [failingHandler(RATES, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: at({ responses: [failingHandler(RATES, 403, 'Нет прав на ставки')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на ставки')).toBeVisible()
  },
}

export const Save: Story = {
  name: 'Сохранение',
  play: async ({ canvas, userEvent, loaded }) => {
    const figure = await canvas.findByLabelText(FOOT)
    await userEvent.clear(figure)
    await userEvent.type(figure, '620')
    await expect(canvas.getByText('было 600')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const dialog = await findVisibleDialog('Сохранить ставки?')
    const changed = dialog.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '))
    await expect(changed.slice(1)).toEqual(['Стандарт, пеший курьер: за заказ600 ₸620 ₸'])
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Курьерские ставки сохранены')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('было 600')).toBeNull())
    await expect(saves(stageOf(loaded))).toHaveLength(1)
    const sent = saves(stageOf(loaded))[0]?.body as { typeId: number; orderPrice: number; bonusForSticker: unknown }[]
    await expect(sent).toHaveLength(12)
    await expect(sent[0]).toEqual({ typeId: 1, rateTypeId: 1, orderPrice: 620, hourPrice: 510, bonusForSticker: null })
  },
}

export const Required: Story = {
  name: 'Обязательные поля',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.clear(await canvas.findByLabelText(FOOT))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Поле обязательное')).toBeVisible()
    await expect(canvas.getByLabelText(FOOT)).toHaveAttribute('aria-invalid', 'true')
    await expect(saves(stageOf(loaded))).toEqual([])
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  parameters: at({ responses: [] }),
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const figure = await canvas.findByLabelText(FOOT)
    await userEvent.clear(figure)
    await userEvent.type(figure, '5')
    stage.world.db.roles.update('manager', { permissions: [] })
    stage.world.db.roles.update('administrator', { permissions: [] })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await userEvent.click((await findVisibleDialog('Сохранить ставки?')).getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Недостаточно прав')).toBeVisible()
    await expect(canvas.getByLabelText(FOOT)).toHaveValue('5')
  },
}

const STANDARD = [1, 5, 8, 10].map((typeId) => ({
  typeId,
  rateTypeId: 1,
  orderPrice: 600,
  hourPrice: 500,
  bonusForSticker: typeId === 10 ? 60 : null,
}))
const PREMIUM = 'Премиум, Велокурьер: '

export const PartOfTariffs: Story = {
  name: 'Не все тарифы',
  parameters: at({ responses: [staticResponseHandler(RATES, STANDARD)] }),
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const premium = await canvas.findByRole('table', { name: 'Премиум' })
    await expect(figures(premium)).toEqual(Array(9).fill(''))
    await expect(figures(canvas.getByRole('table', { name: 'Стандарт' }))[0]).toBe('600')
    await userEvent.type(canvas.getByLabelText(`${PREMIUM}За заказ, ₸`), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findAllByText('Поле обязательное')).toHaveLength(1)
    await expect(canvas.getByLabelText(`${PREMIUM}За час, ₸`)).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(canvas.getByLabelText(`${PREMIUM}За час, ₸`), '550')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const dialog = await findVisibleDialog('Сохранить ставки?')
    const changed = dialog.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '))
    await expect(changed.slice(1)).toEqual(['Премиум, велокурьер: за заказ—0 ₸', 'Премиум, велокурьер: за час—550 ₸'])
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Курьерские ставки сохранены')).toBeVisible()
    await expect(saves(stage).map(({ body }) => body)).toEqual([
      [...STANDARD, { typeId: 5, rateTypeId: 3, orderPrice: 0, hourPrice: 550, bonusForSticker: null }],
    ])
  },
}

const slowReload = { isSaved: false, due: Promise.resolve(), arrive: (): void => undefined }

export const TypedAfterSave: Story = {
  name: 'Правка сразу после сохранения',
  parameters: at({
    responses: [
      http.post(`*/v1${RATES}`, () => {
        slowReload.isSaved = true
        return new HttpResponse(null, { status: 204 })
      }),
      http.get(`*/v1${RATES}`, async () => {
        if (!slowReload.isSaved) return HttpResponse.json(STANDARD)
        await slowReload.due
        return HttpResponse.json(STANDARD.map((rate) => (rate.typeId === 1 ? { ...rate, orderPrice: 620 } : rate)))
      }),
    ],
  }),
  beforeEach: () => {
    slowReload.isSaved = false
    slowReload.due = new Promise((resolve) => {
      slowReload.arrive = resolve
    })
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const type = async (label: string, text: string) => {
      await userEvent.clear(await canvas.findByLabelText(label))
      await userEvent.type(canvas.getByLabelText(label), text)
    }
    const reads = () => stage.calls.filter(({ call }) => call.startsWith('GET'))
    await type(FOOT, '620')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await userEvent.click((await findVisibleDialog('Сохранить ставки?')).getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Курьерские ставки сохранены')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(reads()).toHaveLength(3))
    await type(BIKE, '777')
    slowReload.arrive()
    await waitFor(() => expect(canvas.getAllByText('было 600')).toHaveLength(1))
    await expect(canvas.getByLabelText(BIKE)).toHaveValue('777')
    await expect(canvas.getByLabelText(FOOT)).toHaveValue('620')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  },
}

export const Sheet: Story = {
  name: 'Сетка',
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText(FOOT)
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByLabelText(BIKE)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText(/Выбрано: 4 ячейки/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Изменить выбранное'), '+5 %{Enter}')
    await expect(
      figures(canvas.getByRole('table', { name: 'Стандарт' })).filter((_, index) => index % 2 === 0),
    ).toEqual(['630', '683', '735', '945', '60'])
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить шаг' }))
    await expect(first).toHaveValue('600')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const PasteBlock: Story = {
  name: 'Вставка блока',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(BIKE))
    await userEvent.paste('1 000\t200,50 ₸\r\n600\tх\r\n')
    await expect(canvas.getByLabelText(BIKE)).toHaveValue('1000')
    await expect(canvas.getByLabelText('Стандарт, Велокурьер: За час, ₸')).toHaveValue('200,5')
    await expect(canvas.getByLabelText('Стандарт, Мотокурьер: За заказ, ₸')).toHaveValue('600')
    await expect(canvas.getByLabelText('Стандарт, Мотокурьер: За час, ₸')).toHaveValue('520')
    await expect(canvas.getByText(/не вставлено: 1, нужны суммы/)).toBeVisible()
  },
}
