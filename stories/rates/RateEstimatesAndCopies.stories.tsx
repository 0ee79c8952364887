import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import type { Permission } from '../../src/domain/permissions'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { CourierRatePage } from '../../src/pages/rates/courierRate/CourierRatePage'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, type StageSettings, stageLoader, stageOf } from '../stage'

const meta: Meta<typeof CourierRatePage> = {
  title: 'Деньги/Оценки и копии ставок',
  component: CourierRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof CourierRatePage>

const at = (screen: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `/settings/${screen}?cityId=1`, ...more },
})
const alone = (...permissions: Permission[]): Partial<StageSettings> => ({
  person: 'manager',
  arrange: ({ db }: World) => void db.roles.update('manager', { permissions }),
})
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const PRICE = 'Стандарт, Пеший курьер: За заказ, ₸'
const ASK = 'Оценить по сменам прошлой недели'
/** The shifts and payments of one week have about thirty pages, which are read in sequence, so the default timeout is too short. */
const PATIENCE = { timeout: 90_000 }

export const RatesWhatIf: Story = {
  name: 'Оценка ставок',
  parameters: at('courier-rate'),
  play: async ({ canvas, userEvent, loaded }) => {
    const price = await canvas.findByLabelText(PRICE)
    await expect(stageOf(loaded).calls.some(({ call }) => call.includes('/slot/search'))).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: ASK }))
    const panel = within(await canvas.findByRole('region', { name: 'Оценка по прошлой неделе' }))
    const words = await panel.findByRole('status', {}, PATIENCE)
    await expect(within(words).getByText('оценка')).toBeVisible()
    await expect(plain(words.textContent)).toMatch(
      /11-03-2026 – 17-03-2026: .* ₸ → .* ₸, без разницы\. По \d+ % смен \(\d+ из \d+\)/,
    )
    await userEvent.clear(price)
    await userEvent.type(price, '900')
    await waitFor(() => expect(plain(words.textContent)).toMatch(/≈ \+[\d ]+ ₸/))
    const table = within(panel.getByRole('table', { name: 'Оценка по типам и курьерам' }))
    await expect(table.getByRole('row', { name: /^Пеший курьер/ })).toHaveTextContent('≈ +')
    await expect(table.getByRole('row', { name: /^Велокурьер/ })).toHaveTextContent('без разницы')
  },
}

const worked = (id: number) => ({
  ...{ id, countOrder: 10, createdAt: '2026-03-16 10:00:00', finishedAt: '2026-03-16 18:00:00' },
  courier: { id, fio: `Курьер ${id}`, courierTypeId: 1 },
})
const earned = (id: number, isPaidOut: boolean) => ({
  ...{ id, workDate: '2026-03-16', hoursAmount: 1200, orderAmount: 4000, isPaidOut },
  courier: { id, fio: `Курьер ${id}` },
})

export const CostBeforeSaving: Story = {
  name: 'Цена ставок перед сохранением',
  parameters: at('courier-rate', {
    responses: [
      staticResponseHandler('/manage/courier-rate/:cityId', [
        { typeId: 1, rateTypeId: 1, orderPrice: 400, hourPrice: 150 },
      ]),
      staticResponseHandler('/manage/slot/search', [worked(1), worked(2)]),
      staticResponseHandler('/manage/salary/search', [earned(1, true), earned(2, false)]),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText(PRICE)
    await userEvent.clear(price)
    await userEvent.type(price, '440')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const dialog = await findVisibleDialog('Сохранить ставки?')
    const words = await dialog.findByRole('status')
    await expect(dialog.getByRole('region', { name: 'Оценка перед сохранением' })).toContainElement(words)
    await expect(plain(words.textContent)).toContain(
      '10 400 ₸ → 11 200 ₸, ≈ +800 ₸ (от +778 ₸ до +822 ₸). По 100 % смен',
    )
    await expect(plain(dialog.getByText(/^За эти дни/).textContent)).toBe(
      'За эти дни не выплачен 1 день: сервер может пересчитать их по новым ставкам.',
    )
    await expect(dialog.getByText('Новые ставки действуют с момента сохранения.')).toBeVisible()
  },
}

export const WhatIfFails: Story = {
  name: 'Оценка не удалась',
  parameters: at('courier-rate', { responses: [failingHandler('/manage/slot/search', 500, 'Смены недоступны')] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ASK }))
    await expect(await canvas.findByText('Смены недоступны')).toBeVisible()
    await expect(canvas.getByLabelText(PRICE)).toBeVisible()
  },
}

export const NothingToEstimate: Story = {
  name: 'Оценивать нечего',
  tags: ['пусто'],
  parameters: at('courier-rate', {
    responses: [staticResponseHandler('/manage/slot/search', []), staticResponseHandler('/manage/salary/search', [])],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ASK }))
    await expect(await canvas.findByText(/Нет данных для оценки/)).toBeVisible()
  },
}

export const RatioWhatIf: Story = {
  name: 'Оценка повышенной ставки',
  parameters: { stage: { address: '/settings/ratio-rate?cityId=1&form=add' } },
  render: () => <RatioRatePage />,
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Создание условия')
    await userEvent.type(dialog.getByLabelText(/Коэффициент/), '2')
    await userEvent.type(dialog.getByLabelText(/Приоритет/), '99')
    await waitFor(() =>
      expect(dialog.getByText(/^Ближайшие дни, если включить/).closest('p')).toHaveTextContent(
        /: СР 18-03, .*ВТ 24-03$/,
      ),
    )
    await userEvent.click(await dialog.findByRole('button', { name: ASK }))
    const panel = within(await dialog.findByRole('region', { name: 'Оценка по прошлой неделе' }))
    await waitFor(
      () =>
        expect(plain(panel.getByRole('status').textContent)).toMatch(/≈ \+[\d ]+ ₸( \(от .* до .*\))?\. По 100 % смен/),
      PATIENCE,
    )
  },
}

export const CopyGrids: Story = {
  name: 'Копия сеток в другой город',
  parameters: at('bonus-rate', {
    responses: [
      staticResponseHandler('/manage/courier-bonus-rate/2', [
        { typeId: 1, rates: [{ minQuantityOrder: 3, price: 100 }] },
      ]),
    ],
  }),
  render: () => <BonusRatePage />,
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скопировать в другой город' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать в другой город' }))
    const dialog = await findVisibleDialog('Скопировать бонусные сетки')
    await expect(dialog.getByRole('button', { name: 'Скопировать' })).toBeDisabled()
    await chooseOption(dialog.getByLabelText('В какой город'), cityName(loaded, 2))
    const table = within(await dialog.findByRole('table', { name: 'Что изменится' }))
    await expect(plain(table.getByRole('row', { name: /^Пеший курьер/ }).textContent)).toContain('от 3: 100 ₸')
    const sent = () => stageOf(loaded).calls.filter(({ call }) => call.startsWith('POST'))
    await expect(sent()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Скопировать' }))
    await expect(await dialog.findByRole('button', { name: 'Готово' })).toBeVisible()
    await expect(sent()).toHaveLength(4)
    await expect(sent()[0]?.call).toBe('POST /v1/manage/courier-bonus-rate/2?typeId=1')
    await expect(table.getAllByText('✓')).toHaveLength(4)
  },
}

export const CopyRefused: Story = {
  name: 'Копия отклонена',
  parameters: {
    stage: {
      address: '/settings/ratio-rate?cityId=1',
      responses: [
        staticResponseHandler('/manage/courier-ratio-rate/2', []),
        failingHandler('/manage/courier-ratio-rate', 422, 'Город закрыт'),
      ],
    },
  },
  render: () => <RatioRatePage />,
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скопировать в другой город' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать в другой город' }))
    const dialog = await findVisibleDialog('Скопировать условия')
    await chooseOption(dialog.getByLabelText('В какой город'), cityName(loaded, 2))
    const table = within(await dialog.findByRole('table', { name: 'Что изменится' }))
    await expect(table.getAllByText('создастся выключенным')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('button', { name: 'Скопировать' }))
    await waitFor(() => expect(table.getAllByText('✗ Город закрыт')).toHaveLength(4))
    await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeEnabled()
  },
}

const cityName = (loaded: Record<string, unknown>, id: number): string =>
  stageOf(loaded).world.db.cities.get(id)?.name ?? ''

export const CourierRatesAlone: Story = {
  name: 'Ставки: одно право',
  parameters: at('courier-rate', alone('courier_rate_manage')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(PRICE)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: ASK })).toBeNull()
  },
}

export const RatioRatesAlone: Story = {
  name: 'Повышенная ставка: одно право',
  parameters: { stage: { address: '/settings/ratio-rate?cityId=1&form=add', ...alone('courier_rate_manage') } },
  render: () => <RatioRatePage />,
  play: async () => {
    const dialog = await findVisibleDialog('Создание условия')
    await expect(await dialog.findByRole('slider', { name: /Неделя с этим условием/ })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: ASK })).toBeNull()
  },
}
