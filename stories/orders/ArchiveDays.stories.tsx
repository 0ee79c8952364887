import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { ROW } from '../../tests/antdSelectors'
import { onStage, stageLoader, stageOf } from '../stage'

const PATH = '/archive-orders'
const SUMMARY = '/manage/order/archive/summary'
const PERIOD = 'cityId=1&dateStart=2026-03-15&dateEnd=2026-03-18'

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Архив по дням',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?${PERIOD}`, person: 'operator' } },
}
export default meta

type Story = StoryObj<typeof ArchivePage>

const summaries = (loaded: Record<string, unknown>) =>
  stageOf(loaded)
    .calls.filter(({ call }) => call.endsWith('/archive/summary'))
    .map(({ body }) => body)

export const Days: Story = {
  name: 'Дни',
  parameters: {
    stage: {
      address: `${PATH}?${PERIOD}`,
      person: 'operator',
      responses: [
        staticResponseHandler(SUMMARY, { totalCount: 12, successCount: 10, cancelCount: 2, avgTimeForDelivery: 31.25 }),
      ],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'По дням' })
    await waitFor(() => expect(summaries(loaded)).toHaveLength(1))
    await userEvent.click(button)
    const plot = await canvas.findByRole('slider', { name: /Заказы по дням: 4\sдня/ })
    await expect(summaries(loaded)).toHaveLength(5)
    await expect(summaries(loaded)).toContainEqual({ cityId: 1, dateStart: '2026-03-16', dateEnd: '2026-03-16' })
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(plot.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(
      '15-03-2026, вс: Доставлено 10, Отменено 2, Доставка в среднем 31,3 мин',
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(stageOf(loaded).address()).toBe(`${PATH}?cityId=1&dateStart=2026-03-15&dateEnd=2026-03-15&days=true`),
    )
  },
}

export const DaysFail: Story = {
  name: 'Дни не загрузились',
  parameters: {
    stage: {
      address: `${PATH}?${PERIOD}&days=true`,
      person: 'operator',
      responses: [failingHandler(SUMMARY, 500, 'Итогов нет')],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll(ROW).length).toBeGreaterThan(0))
    await waitFor(() => expect(canvas.getAllByText(/Итогов нет/).length).toBeGreaterThan(1))
  },
}

export const LastTwoWeeks: Story = {
  name: 'Последние две недели',
  parameters: { stage: { address: `${PATH}?cityId=1&days=true`, person: 'operator' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('slider', { name: /Заказы по дням: 14\sдней/ })
    await expect(summaries(loaded)).toContainEqual({ cityId: 1, dateStart: '2026-03-05', dateEnd: '2026-03-05' })
  },
}
