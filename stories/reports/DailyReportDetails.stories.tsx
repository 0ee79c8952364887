import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { onStage, stageLoader, stageOf } from '../stage'
import { columnGroups, plain, reportRows } from './reportScreen'

const PATH = '/reports/delivery'
const REPORT = '/manage/report/:product'

const day = (dateItem: string, countOrders: number, income: number) => ({ dateItem, countOrders, income })
/** The days are not in chronological order, because the server may return them in any order. */
const DAYS = [day('2026-03-18', 4, 900), day('2026-03-09', 10, 4000), day('2026-03-16', 20, 3000)]

const stage = (settings: object = {}) => ({ stage: { address: PATH, person: 'manager', ...settings } })

const forget = () => {
  localStorage.removeItem('bars:report-daily')
  return {}
}

const meta: Meta<typeof DailyReportPage> = {
  title: 'Отчёты/Дневной отчёт: подробности',
  component: DailyReportPage,
  loaders: [forget, stageLoader],
  decorators: [onStage],
  parameters: stage({ responses: [staticResponseHandler(REPORT, DAYS)] }),
}
export default meta

type Story = StoryObj<typeof DailyReportPage>

const loadedRows = async (canvas: HTMLElement, count = 3) => {
  await waitFor(() => expect(reportRows(canvas)).toHaveLength(count))
  return reportRows(canvas)
}
const rowOf = (canvas: HTMLElement, date: string) =>
  canvas.querySelector<HTMLElement>(`tr[data-row-key="${date}"]`) as HTMLElement
const cellOf = (canvas: HTMLElement, date: string, column: number) =>
  rowOf(canvas, date).children[column] as HTMLElement
const picked = (canvas: HTMLElement) => canvas.querySelectorAll('td[data-picked]').length

export const InOrder: Story = {
  name: 'По порядку',
  play: async ({ canvasElement }) => {
    const rows = await loadedRows(canvasElement)
    await expect(rows.map(([date]) => date)).toEqual(['09-03-2026, пн', '16-03-2026, пн', '18-03-2026, ср'])
    await expect(rowOf(canvasElement, '2026-03-18')).toHaveClass('report-row--partial')
    await expect(rowOf(canvasElement, '2026-03-16')).not.toHaveClass('report-row--partial')
  },
}

export const Bars: Story = {
  name: 'Столбцы',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loadedRows(canvasElement)
    const bar = () => cellOf(canvasElement, '2026-03-09', 1).querySelector('.report-bar') as HTMLElement
    await expect(bar()).not.toBeVisible()
    const button = canvas.getByRole('button', { name: 'Полосы' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(bar()).toBeVisible())
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const width = (date: string) => cellOf(canvasElement, date, 1).querySelector('.report-bar')?.clientWidth ?? 0
    await expect(width('2026-03-16')).toBeGreaterThan(width('2026-03-09'))
    await expect(localStorage.getItem('bars:report-daily')).toBe('true')
    await userEvent.click(button)
    await waitFor(() => expect(bar()).not.toBeVisible())
  },
}

/**
 * Each day is compared with the same weekday of the previous week. If that weekday is in the previous month, the report of that month is
 * loaded too. Today has no comparison, because the day has not ended.
 */
export const WeekBefore: Story = {
  name: 'Неделя раньше',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await loadedRows(canvasElement)
    const stage = stageOf(loaded)
    await expect(stage.calls).toHaveLength(1)
    const button = canvas.getByRole('button', { name: 'Сравнить недели' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(columnGroups(canvasElement)).toContain('К тому же дню недели раньше'))
    await expect(stage.address()).toBe(`${PATH}?cityId=1&compare=true`)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(stage.calls.at(-1)?.body).toEqual({ month: 2, year: 2026 }))
    const compared = (date: string) =>
      [...rowOf(canvasElement, date).children].slice(-4).map(({ textContent }) => plain(textContent))
    await waitFor(() => expect(compared('2026-03-16')).toEqual(['+10', '−1 000 ₸', '—', '—']))
    await expect(compared('2026-03-18')).toEqual(['—', '—', '—', '—'])
    await userEvent.click(button)
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?cityId=1`))
    await waitFor(() => expect(columnGroups(canvasElement)).not.toContain('К тому же дню недели раньше'))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const WeekBeforeFailed: Story = {
  name: 'Неделя раньше не загрузилась',
  parameters: stage({
    address: `${PATH}?compare=true`,
    responses: [failingHandler(REPORT, 503, 'Отчёт за прошлый месяц не построен')],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Отчёт за прошлый месяц не построен')).toHaveLength(2))
  },
}

export const CellsByPointer: Story = {
  name: 'Ячейки указателем',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loadedRows(canvasElement)
    const [from, to] = [cellOf(canvasElement, '2026-03-09', 1), cellOf(canvasElement, '2026-03-16', 1)]
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from },
      { target: to },
      { keys: '[/MouseLeft]', target: to },
    ])
    await expect(picked(canvasElement)).toBe(2)
    const sums = canvas.getByText(/^Выбрано чисел: 2/)
    await expect(plain(sums.textContent)).toBe('Выбрано чисел: 2 · Σ 30 · среднее 15')
    await expect(copied()).toBe('10\n20')
    await userEvent.keyboard('{Escape}')
    await expect(picked(canvasElement)).toBe(0)
    await expect(canvas.queryByText(/^Выбрано/)).toBeNull()
  },
}

export const CellsByKeys: Story = {
  name: 'Ячейки клавишами',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loadedRows(canvasElement)
    rowOf(canvasElement, '2026-03-09').focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(picked(canvasElement)).toBe(3)
    await expect(plain(canvas.getByText(/^Выбрано/).textContent)).toBe('Выбрано чисел: 3 · Σ 34 · среднее 11,3')
    const line = canvas.getByRole('slider', { name: 'Заказы, Всего: от 4 до 20, последнее 4' })
    await expect(line).toHaveAttribute('aria-valuetext', '18-03-2026, ср: 4')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(copied()).toBe('09-03-2026\t10\n16-03-2026\t20\n18-03-2026\t4')
  },
}

/** Dispatches a copy event and returns the text that the page puts on the clipboard. Stories have no access to the real clipboard. */
function copied(): string {
  const clipboardData = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

export const Dark: Story = {
  name: 'Тёмная тема',
  parameters: stage({ address: `${PATH}?compare=true`, responses: [staticResponseHandler(REPORT, DAYS)] }),
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loadedRows(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Полосы' }))
    await waitFor(() => expect(columnGroups(canvasElement)).toContain('К тому же дню недели раньше'))
  },
}
