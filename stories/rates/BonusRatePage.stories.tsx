import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { phoneWidth } from '../phoneWidth'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'

const PATH = '/settings/bonus-rate'
const GRIDS = '/manage/courier-bonus-rate/:cityId'

const meta: Meta<typeof BonusRatePage> = {
  title: 'Деньги/Бонусная сетка',
  tags: ['экран'],
  component: BonusRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?cityId=1` } },
}
export default meta

type Story = StoryObj<typeof BonusRatePage>

const at = (more: Partial<StageSettings>) => ({ stage: { address: `${PATH}?cityId=1`, ...more } })
const saves = ({ calls }: Stage) => calls.filter(({ call }) => call.startsWith('POST /v1/manage/courier-bonus-rate'))

async function grid(canvasElement: HTMLElement, name: string) {
  const title = await within(canvasElement).findByText(name, { selector: '.sheet__type' })
  return within(title.closest('.bonus-grid') as HTMLElement)
}

const thresholds = (card: Awaited<ReturnType<typeof grid>>) =>
  card.getAllByLabelText(/Минимум заказов/).map((input) => (input as HTMLInputElement).value)

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect(thresholds(await grid(canvasElement, 'Пеший курьер'))).toEqual(['2', '5', '9', '14'])
    for (const name of ['Велокурьер', 'Мотокурьер', 'Автокурьер']) {
      const card = await grid(canvasElement, name)
      await expect(thresholds(card)).toEqual(['3', '6', '10', '15'])
      await expect(card.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    }
  },
}

export const OnPhone: Story = {
  name: 'Поля на телефоне',
  decorators: [phoneWidth],
  play: async ({ canvasElement }) => {
    const card = await grid(canvasElement, 'Пеший курьер')
    const [from, bonus] = [/Минимум заказов/, /Бонус/].map((label) => card.getAllByLabelText(label)[0])
    const top = (input?: HTMLElement) => {
      const control = input?.closest('.field__control') as HTMLElement
      return control.getBoundingClientRect().top
    }
    await expect(top(bonus)).toBe(top(from))
  },
}

export const Empty: Story = {
  parameters: at({ responses: [emptyListHandler(GRIDS)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список бонусных сеток пуст')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Добавить ступень' })).toHaveLength(4)
  },
}

export const Loading: Story = {
  parameters: at({ responses: [pendingHandler(GRIDS)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Бонусные сетки' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: at({ responses: [failingHandler(GRIDS, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: at({ responses: [failingHandler(GRIDS, 403, 'Нет прав на бонусные сетки')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на бонусные сетки')).toBeVisible()
  },
}

export const AddStep: Story = {
  name: 'Новый шаг',
  play: async ({ canvasElement, userEvent, loaded }) => {
    const card = await grid(canvasElement, 'Велокурьер')
    await userEvent.click(card.getByRole('button', { name: /Добавить ступень/ }))
    const added = card.getAllByLabelText(/Минимум заказов/).at(-1) as HTMLInputElement
    await expect(added).toHaveValue('0')
    await expect(card.getAllByRole('textbox', { name: /Бонус/ }).at(-1)).toHaveValue('0')
    await waitFor(() => expect(added).toHaveFocus())
    await userEvent.clear(added)
    await userEvent.type(added, '20')
    const price = card.getAllByRole('textbox', { name: /Бонус/ }).at(-1) as HTMLInputElement
    await userEvent.clear(price)
    await userEvent.type(price, '5000')
    await userEvent.dblClick(card.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Бонусная сетка сохранена: Велокурьер')).toBeVisible()
    await expect(saves(stageOf(loaded))).toHaveLength(1)
    await expect(saves(stageOf(loaded))[0]).toEqual({
      call: 'POST /v1/manage/courier-bonus-rate/1?typeId=5',
      body: {
        rates: [
          { minQuantityOrder: 3, price: 300 },
          { minQuantityOrder: 6, price: 900 },
          { minQuantityOrder: 10, price: 2000 },
          { minQuantityOrder: 15, price: 3500 },
          { minQuantityOrder: 20, price: 5000 },
        ],
      },
    })
  },
}

export const RemoveAll: Story = {
  name: 'Удалить всё',
  play: async ({ canvasElement, userEvent, loaded }) => {
    const card = await grid(canvasElement, 'Мотокурьер')
    for (let left = 4; left > 0; left--) {
      await userEvent.click(card.getByRole('button', { name: 'Удалить строку 1' }))
    }
    await userEvent.click(card.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Бонусная сетка сохранена: Мотокурьер')).toBeVisible()
    await expect(saves(stageOf(loaded))[0]?.body).toEqual({ rates: [] })
    await expect(card.getByRole('button', { name: /Добавить ступень/ })).toBeEnabled()
  },
}

export const EqualAndFalling: Story = {
  name: 'Поровну и убывая',
  play: async ({ canvasElement, userEvent, loaded }) => {
    const card = await grid(canvasElement, 'Пеший курьер')
    const [first] = card.getAllByLabelText(/Минимум заказов/) as [HTMLInputElement]
    await userEvent.clear(first)
    await userEvent.type(first, '5')
    await userEvent.click(card.getByRole('button', { name: 'Сохранить' }))
    await expect(await card.findAllByText('Такой порог уже есть')).not.toHaveLength(0)
    await expect(saves(stageOf(loaded))).toEqual([])
    await userEvent.clear(first)
    await userEvent.type(first, '20')
    await expect(await card.findByText(/Бонус падает: от 14.заказов/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  },
}

export const Effect: Story = {
  name: 'Последствия',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = await grid(canvasElement, 'Пеший курьер')
    await expect(card.queryByText('оценка')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Сравнить со сменами за 14 дней/ }))
    // The shifts of two weeks have about fifty pages, which are read in sequence, so the default timeout is too short.
    await expect(await card.findByText('оценка', {}, { timeout: 90_000 })).toBeVisible()
    await expect(card.getByText(/сумма та же/)).toBeVisible()
    const [first] = card.getAllByLabelText(/Минимум заказов/) as [HTMLInputElement]
    await userEvent.clear(first)
    await userEvent.type(first, '1')
    await expect(await card.findByText(/получат .* вместо .*≈ \+/)).toBeVisible()
  },
}

export const RatesAlone: Story = {
  name: 'Только ставки',
  parameters: at({
    person: 'manager',
    arrange: (world) => void world.db.roles.update('manager', { permissions: ['courier_rate_manage'] }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await grid(canvasElement, 'Пеший курьер')
    await expect(canvas.queryByRole('button', { name: /Сравнить/ })).toBeNull()
  },
}
