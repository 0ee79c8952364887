import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { staticResponseHandler } from '../../mocks/testing'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { CourierRatePage } from '../../src/pages/rates/courierRate/CourierRatePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageLoader, stageOf } from '../stage'

/**
 * A rate without a required field cannot be read: the page shows only the number of such rates. Saving is disabled then, because it
 * replaces all rates on the server and would delete the unread ones.
 */
const meta: Meta = {
  title: 'Деньги/Непрочитанные ставки',
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: hideLoggedErrors,
}
export default meta

const saves = (loaded: Parameters<typeof stageOf>[0]) =>
  stageOf(loaded).calls.filter(({ call }) => /^POST .*-rate\//.test(call))

export const CourierRates: StoryObj = {
  name: 'Курьерская ставка',
  render: () => <CourierRatePage />,
  parameters: {
    stage: {
      address: '/settings/courier-rate?cityId=1',
      responses: [
        staticResponseHandler('/manage/courier-rate/:cityId', [
          { typeId: 1, rateTypeId: 1, orderPrice: 500, hourPrice: 300 },
          { rateTypeId: 2, orderPrice: 700, hourPrice: 400 },
        ]),
      ],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^1\s+ставка не показана/)).toBeVisible()
    const figure = await canvas.findByLabelText('Стандарт, Пеший курьер: За заказ, ₸')
    await userEvent.clear(figure)
    await userEvent.type(figure, '600')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await expect(saves(loaded)).toEqual([])
  },
}

export const BonusGrids: StoryObj = {
  name: 'Бонусная сетка',
  render: () => <BonusRatePage />,
  parameters: {
    stage: {
      address: '/settings/bonus-rate?cityId=1',
      responses: [
        staticResponseHandler('/manage/courier-bonus-rate/:cityId', [
          { typeId: 1, rates: [{ minQuantityOrder: 10, price: 1000 }] },
          { rates: [{ minQuantityOrder: 20, price: 2000 }] },
        ]),
      ],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = await canvas.findByText('Пеший курьер', { selector: '.sheet__type' })
    const card = within(title.closest('.bonus-grid') as HTMLElement)
    const price = card.getByRole('textbox', { name: /Бонус/ })
    await userEvent.clear(price)
    await userEvent.type(price, '1500')
    await expect(await card.findByText(/^1\s+ставка не показана/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    // Copying to another city is disabled, because a bonus grid of the shown city could not be read. Copying would overwrite the
    // target city's grid with an empty one.
    const copy = canvas.getByRole('button', { name: 'Скопировать в другой город' })
    await expect(copy).toBeDisabled()
    await userEvent.hover(copy.parentElement as HTMLElement)
    const reason = await screen.findByText(/^1\s+бонусная сетка не загрузилась.*Копирование отключено/)
    await waitFor(() => expect(reason).toBeVisible())
    await expect(saves(loaded)).toEqual([])
  },
}

export const CopyOverUnread: StoryObj = {
  name: 'Сетки другого города не прочитаны',
  render: () => <BonusRatePage />,
  parameters: {
    stage: {
      address: '/settings/bonus-rate?cityId=1',
      responses: [
        staticResponseHandler('/manage/courier-bonus-rate/2', [
          { typeId: 1, rates: [{ minQuantityOrder: 3, price: 100 }] },
          { typeId: 8, rates: [{ minQuantityOrder: 3 }] },
        ]),
      ],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const copy = await canvas.findByRole('button', { name: 'Скопировать в другой город' })
    await waitFor(() => expect(copy).toBeEnabled())
    await userEvent.click(copy)
    const dialog = await findVisibleDialog('Скопировать бонусные сетки')
    const { name = '' } = stageOf(loaded).world.db.cities.get(2) ?? {}
    await chooseOption(dialog.getByLabelText('В какой город'), name)
    await expect(await dialog.findByText(/^1\s+бонусная сетка не загрузилась/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Скопировать' })).toBeDisabled()
    await expect(saves(loaded)).toEqual([])
  },
}
