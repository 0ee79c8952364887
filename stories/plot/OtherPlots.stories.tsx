import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney } from '../../src/domain/money'
import { HeatmapPlot } from '../../src/ui/plot/HeatmapPlot'
import { MiniPlot } from '../../src/ui/plot/MiniPlot'
import { Sparkline } from '../../src/ui/plot/Sparkline'
import { WaterfallPlot } from '../../src/ui/plot/WaterfallPlot'
import { onStage, stageLoader } from '../stage'
import { CARRIERS, ORDERS, WEEK } from './samples'

const meta: Meta = { title: 'Компоненты/Графики/Другие графики', loaders: [stageLoader], decorators: [onStage] }
export default meta

const SIZE = { control: { type: 'range', min: 16, max: 400, step: 4 } } as const
const SPARKLINE_CONTROLS = {
  width: SIZE,
  height: SIZE,
} as const

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

const DAYS = ['ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ', 'ВС']
const HALVES = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return half % 4 === 0 ? { label: time, short: time } : { label: time }
})

const CELLS = DAYS.map((_, day) =>
  HALVES.map((_, half) => {
    if (day === 0 && half < 6) return { value: undefined }
    const evening = half >= 36 && half < 44 ? (day === 4 || day === 5 ? 1.8 : 1.4) : 1
    return { value: half >= 24 && half < 28 ? 1.2 : evening, isOutlined: day === 2 && half === 24 }
  }),
)

export const Heat: StoryObj<typeof HeatmapPlot> = {
  name: 'Тепловая карта',
  args: { title: 'Коэффициент', rows: DAYS, columns: HALVES, cells: CELLS, rowHeight: 22 },
  render: (args) => <HeatmapPlot {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: 'Коэффициент' })
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(plot).toHaveAttribute('aria-valuetext', 'ВС, 00:00: 1')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}')
    await expect(plot).toHaveAttribute('aria-valuetext', 'ПТ, 23:30: 1')
    await userEvent.keyboard('{ArrowLeft>10/}')
    await expect(plot).toHaveAttribute('aria-valuetext', 'ПТ, 18:30: 1,8')
    const fills = [...canvasElement.querySelectorAll('.plot-heat')].map((cell) => getComputedStyle(cell).fill)
    await expect(fills[4 * 48 + 36]).not.toBe(fills[3 * 48 + 36])
    await expect(canvasElement.querySelectorAll('.plot-heat--outlined')).toHaveLength(1)
    await expect(canvas.getByRole('rowheader', { name: 'ПН' }).nextSibling).toHaveTextContent('—')
  },
}

/**
 * With a fixed colour scale a value has the same colour in every plot. The story also shows that several rows or columns may have the same
 * label.
 */
export const FixedScale: StoryObj<typeof HeatmapPlot> = {
  name: 'Тепловая карта: постоянная шкала',
  args: {
    title: 'Коэффициент',
    rows: ['ПН', 'ПН'],
    columns: [{ label: '9:00' }, { label: '9:00' }],
    cells: [
      [{ value: 1 }, { value: 1.2 }],
      [{ value: 3 }, { value: 5 }],
    ],
    scale: { from: 1, to: 3, fromText: '×1 и ниже', toText: '×3 и выше' },
  },
  render: (args) => (
    <>
      <HeatmapPlot {...args} />
      <WaterfallPlot
        title="Одинаковые шаги"
        steps={[
          { label: 'Штраф', value: -100 },
          { label: 'Штраф', value: -100 },
        ]}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('×1 и ниже')).toBeVisible()
    await expect(canvas.getByText('×3 и выше')).toBeVisible()
    const fills = [...canvasElement.querySelectorAll('.plot-heat')].map((cell) => getComputedStyle(cell).fill)
    await expect(new Set(fills).size).toBe(3)
    await expect(fills[2]).toBe(fills[3])
  },
}

export const Waterfall: StoryObj<typeof WaterfallPlot> = {
  name: 'Из чего сложилось',
  args: {
    title: 'Из чего сложилась выплата',
    format: formatMoney,
    steps: [
      { label: 'За заказы', value: 12_400 },
      { label: 'За часы', value: 6_000 },
      { label: 'Бонус', value: 1_500 },
      { label: 'Штрафы', value: -2_000 },
      { label: 'Итого', value: 17_900, isTotal: true },
    ],
  },
  render: (args) => <WaterfallPlot {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll('.plot-bar__body')].map((bar) => bar.getBoundingClientRect())
    await expect(boxes[1]?.bottom).toBeCloseTo(boxes[0]?.top ?? 0, 0)
    await expect(boxes[3]?.top).toBeCloseTo(boxes[2]?.top ?? 0, 0)
    await expect(boxes[4]?.top).toBeCloseTo(boxes[3]?.bottom ?? 0, 0)
    await expect(boxes[4]?.bottom).toBeCloseTo(boxes[0]?.bottom ?? 0, 0)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(plain(canvas.getByRole('slider').getAttribute('aria-valuetext'))).toBe('Штрафы: −2 000 ₸')
  },
}

export const Line: StoryObj<typeof Sparkline> = {
  name: 'Линия',
  args: { title: 'Заказы за неделю', points: WEEK, values: ORDERS.values, width: 120, height: 28 },
  argTypes: SPARKLINE_CONTROLS,
  render: (args) => <Sparkline {...args} />,
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: 'Заказы за неделю: от 114 до 229, последнее 208' })
    await expect(plot.getBoundingClientRect()).toMatchObject({ width: 120, height: 28 })
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(plot).toHaveAttribute('aria-valuetext', 'пн, 9 марта: 120')
  },
}

export const LineWithoutData: StoryObj<typeof Sparkline> = {
  name: 'Линия без данных',
  args: { title: 'Заказы за неделю', points: [], values: [] },
  render: (args) => <Sparkline {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Заказы за неделю: нет данных' })).toBeVisible()
  },
}

export const Tiny: StoryObj<typeof MiniPlot> = {
  name: 'Малые графики',
  args: { name: 'Заказы', points: WEEK, series: CARRIERS, width: 144, height: 32, least: 0, line: 3.5 },
  argTypes: { width: SIZE, height: SIZE, line: { control: { type: 'range', min: 0, max: 7, step: 0.5 } } },
  render: (args) => <MiniPlot {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.plot-bar__body')).toHaveLength(28)
    await expect(canvasElement.querySelector('.plot__line')).toBeVisible()
  },
}
