import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { groupDigits } from '../../src/domain/textFormatting'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { clickColumnHeader } from '../clickColumnHeader'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { postRequests as callsOf, findRow, rowIds, shownArchiveTotals as totals } from './ordersScreen'

const SEARCH = '/manage/order/archive/search'
const SUMMARY = '/manage/order/archive/summary'
const { delivered } = SPECIAL_ORDER_IDS

const stage = (settings: object = {}) => ({
  stage: { address: '/archive-orders', person: 'operator', ...settings },
})

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Архив: итоги',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof ArchivePage>

const shown = (canvas: HTMLElement) => findRow(canvas, delivered)

export const Totals: Story = {
  name: 'Итоги',
  parameters: stage({ person: 'administrator' }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const archived = stageOf(loaded)
      .world.db.orders.all()
      .filter(({ status }) => !isActiveOrderStatus(status))
    const count = groupDigits(archived.length).replaceAll('\u00a0', ' ')
    await waitFor(() => expect(totals(canvasElement)['Всего заказов']).toBe(count))
    const figures = totals(canvasElement)
    await expect(Object.keys(figures)).toHaveLength(8)
    await expect(figures['Сумма чеков возврата']).toMatch(/^[\d ]+ ₸$/)
    await expect(figures['Приготовление в среднем']).toMatch(/^\d+(,\d)? мин$/)
    await userEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(rowIds(canvasElement)).not.toContain(delivered))
    await clickColumnHeader(canvas, userEvent, 'Сумма')
    await waitFor(() => expect(callsOf(stageOf(loaded), SEARCH)).toHaveLength(3))
    await expect(callsOf(stageOf(loaded), SUMMARY)).toEqual([{ call: `POST /v1${SUMMARY}`, body: {} }])
    await chooseOption(canvas.getByLabelText('Статус заказа'), 'Доставлен')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() =>
      expect(callsOf(stageOf(loaded), SUMMARY).at(-1)).toEqual({
        call: `POST /v1${SUMMARY}`,
        body: { status: ORDER_STATUS.delivered },
      }),
    )
    await waitFor(() => expect(totals(canvasElement).Отменено).toBe('0'))
  },
}

export const TotalsInPart: Story = {
  name: 'Итоги: часть',
  parameters: stage({
    responses: [staticResponseHandler(SUMMARY, { totalCount: '12500', avgTimeForReady: 17.263, cancelCount: null })],
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(totals(canvasElement)['Всего заказов']).toBe('12 500'))
    await expect(totals(canvasElement)).toMatchObject({ Отменено: '—', 'Приготовление в среднем': '17,3 мин' })
  },
}

export const TotalsError: Story = {
  name: 'Итоги: ошибка',
  parameters: stage({ responses: [failingHandler(SUMMARY, 500, 'Слишком много заказов')] }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await shown(canvasElement)
    const summary = within(canvas.getByRole('region', { name: 'Сводка по архиву' }))
    await expect(await summary.findByText('Сводка не загрузилась: Слишком много заказов')).toBeVisible()
    await userEvent.click(summary.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(callsOf(stageOf(loaded), SUMMARY)).toHaveLength(2))
    await expect(callsOf(stageOf(loaded), SEARCH)).toHaveLength(1)
  },
}

export const TotalsLoading: Story = {
  name: 'Итоги: загрузка',
  tags: ['загрузка'],
  parameters: stage({ responses: [pendingHandler(SUMMARY)] }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Сводка по архиву' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Всего заказов')).toBeVisible()
  },
}
