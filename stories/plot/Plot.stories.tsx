import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formatMoney } from '../../src/domain/money'
import { Plot } from '../../src/ui/plot/Plot'
import type { PlotPoint } from '../../src/ui/plot/plotPoints'
import { onStage, stageLoader } from '../stage'
import { CARRIERS, INCOME, ORDERS, PAYMENT, PROFIT, WEEK } from './samples'

const money = { format: formatMoney }

const meta: Meta<typeof Plot> = {
  title: 'Компоненты/Графики/Подробно',
  component: Plot,
  loaders: [stageLoader],
  decorators: [onStage],
  args: { title: 'Доход по дням', points: WEEK, series: [{ ...INCOME, ...money }], height: 180 },
  argTypes: {
    height: { control: { type: 'range', min: 60, max: 400, step: 10 } },
    at: { control: { type: 'number', min: 0, max: 6 } },
    summary: { control: 'text' },
  },
}
export default meta

type Story = StoryObj<typeof Plot>

const words = (element: Element, attribute: string) => element.getAttribute(attribute)?.replaceAll('\u00a0', ' ')

const heightOf = (bar: Element | null | undefined) => bar?.getBoundingClientRect().height ?? 0

export const Bars: Story = {
  name: 'Столбцы',
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('.plot-bar__body')]
    await expect(bars).toHaveLength(7)
    await expect(heightOf(bars[5]) / heightOf(bars[0])).toBeCloseTo(402 / 210, 1)
    const table = canvas.getByRole('table', { name: 'Доход по дням' })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(7)
    await expect(canvas.getByRole('rowheader', { name: 'сб, 14 марта' }).nextSibling).toHaveTextContent('402 000 ₸')
  },
}

export const ReadByKeys: Story = {
  name: 'Чтение клавишами',
  args: {
    series: [
      { ...INCOME, ...money },
      { ...PAYMENT, ...money },
    ],
    title: 'Доход и выплаты',
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: 'Доход и выплаты' })
    await userEvent.tab()
    await expect(plot).toHaveFocus()
    await expect(words(plot, 'aria-valuetext')).toBe('вс, 15 марта: Доход 365 000 ₸, Выплаты 241 000 ₸')
    await userEvent.keyboard('{Home}')
    await expect(words(plot, 'aria-valuetext')).toBe('пн, 9 марта: Доход 210 000 ₸, Выплаты 150 000 ₸')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(plot).toHaveAttribute('aria-valuenow', '2')
    const reading = document.querySelector('.plot-reading')
    await expect(reading).toHaveTextContent('ср, 11 марта')
    await expect(reading).toHaveTextContent('231 500 ₸')
    await userEvent.keyboard('{Escape}')
    await expect(document.querySelector('.plot-reading')).toBeNull()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(plot).toHaveAttribute('aria-valuenow', '6')
  },
}

export const ReadByPointer: Story = {
  name: 'Чтение указателем',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelectorAll('.plot-bar__body')[4] as Element
    const box = bar.getBoundingClientRect()
    const plot = canvas.getByRole('slider')
    await userEvent.pointer({ target: plot, coords: { clientX: box.left + 3, clientY: box.top - 5 } })
    await expect(document.querySelector('.plot-reading')).toHaveTextContent('пт, 13 марта')
    await expect(document.querySelector('.plot-reading')).toHaveTextContent('310 000 ₸')
    await userEvent.unhover(plot)
    await expect(document.querySelector('.plot-reading')).toBeNull()
  },
}

export const Stacked: Story = {
  name: 'Стопки',
  args: { title: 'Заказы по транспорту', series: CARRIERS },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Вело')[0]).toBeVisible()
    const pieces = [...canvasElement.querySelectorAll('.plot-bar__body')].slice(0, 4)
    const boxes = pieces.map((piece) => piece.getBoundingClientRect())
    for (const [index, box] of boxes.slice(1).entries()) await expect(box.bottom).toBeCloseTo(boxes[index]?.top ?? 0, 0)
  },
}

export const LineBelowZero: Story = {
  name: 'Линия ниже нуля',
  args: { title: 'Прибыль по дням', series: [{ ...PROFIT, ...money }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('slider').focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    const dot = canvasElement.querySelector('.plot-line__dot--read')?.getBoundingClientRect()
    const zero = canvasElement.querySelector('.plot__zero')?.getBoundingClientRect()
    await expect(dot?.top).toBeGreaterThan(zero?.top ?? 0)
    await expect(words(canvas.getByRole('slider'), 'aria-valuetext')).toBe('вт, 10 марта: Прибыль −27 000 ₸')
  },
}

export const Unknown: Story = {
  name: 'Записи нет',
  args: { title: 'Заказы', series: [{ ...ORDERS, values: [120, 114, undefined, 138, undefined, undefined, 208] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.plot-line__path')?.getAttribute('d')?.match(/M/g)).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('.plot-line__dot')).toHaveLength(2)
    await expect(canvas.getByRole('rowheader', { name: 'ср, 11 марта' }).nextSibling).toHaveTextContent('—')
  },
}

const THRESHOLDS: PlotPoint[] = Array.from({ length: 16 }, (_, count) => ({
  label: `${count} заказов за день`,
  short: String(count),
}))

export const StepOverBars: Story = {
  name: 'Ступени над столбцами',
  args: {
    title: 'Бонус и число курьеров',
    points: THRESHOLDS,
    series: [
      {
        title: 'Курьеры',
        tone: 'neutral',
        mark: 'bar',
        isRight: true,
        values: [1, 2, 2, 4, 6, 9, 12, 11, 8, 7, 5, 3, 2, 2, 1, 0],
      },
      {
        title: 'Бонус',
        tone: 'ink',
        mark: 'step',
        values: THRESHOLDS.map((_, n) => Math.floor(n / 5) * 1500),
        ...money,
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector('.plot-line__path')?.getAttribute('d') ?? ''
    await expect(path.match(/H/g)).toHaveLength(16)
    await expect(canvas.getByText('15', { selector: '.plot__tick[text-anchor="start"]' })).toBeVisible()
  },
}

export const Partial: Story = {
  name: 'Частично',
  args: { points: WEEK.map((point, index) => (index === 6 ? { ...point, isPartial: true } : point)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect[fill^="url"]')).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { points: [], series: [{ ...INCOME, values: [] }] },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider')
    await expect(plot).toHaveAttribute('aria-valuetext', 'нет данных')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.querySelector('.plot-reading')).toBeNull()
  },
}

export const Drilldowns: Story = {
  name: 'Ссылки показателей',
  args: { onOpen: () => undefined },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect(screen.getByText('Открыт день 2')).toBeVisible()
  },
}

function Opened(props: React.ComponentProps<typeof Plot>) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <Plot {...props} onOpen={setOpened} />
      {opened !== null && <p>Открыт день {opened + 1}</p>}
    </>
  )
}

export const Dark: Story = {
  name: 'Тёмная тема',
  args: { title: 'Заказы по транспорту', series: [...CARRIERS, ORDERS] },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.plot-tone--ink .plot-bar__body') as Element
    await expect(getComputedStyle(bar).fill).not.toBe('rgb(0, 0, 0)')
  },
}
