import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { OPTION } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageLoader, stageOf } from '../stage'
import { columnGroups, parseFigure, plain, reportRows, total } from './reportScreen'

const PATH = '/reports/delivery'
const REPORT = '/manage/report/:product'

const stage = (settings: object = {}) => ({ stage: { address: PATH, person: 'manager', ...settings } })

const meta: Meta<typeof DailyReportPage> = {
  title: 'Отчёты/Дневной отчёт',
  tags: ['экран'],
  component: DailyReportPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof DailyReportPage>

const DAY = {
  dateItem: '2026-03-17',
  countOrders: 10,
  countPaidDelivery: 6,
  countFreeDelivery: 4,
  incomeDelivery: 5000,
  sumOrders: 60_000,
  incomeOrders: 9000,
  acquiringCommission: 300,
  income: 13_700,
  payment: 9200,
  paymentForOrders: 6000,
  paymentForHours: 3000,
  paymentBonuses: 1000,
  paymentPenalties: 1500,
  paymentForExternal: 700,
  profit: 4500,
}

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(10))
    await expect(canvas.getByRole('heading', { name: 'Отчёт «Доставка»' })).toBeVisible()
    const [request] = stageOf(loaded).calls
    await expect(request).toEqual({
      call: 'POST /v1/manage/report/delivery?page=1&cityId=1',
      body: { month: 3, year: 2026 },
    })
    const rows = reportRows(canvasElement)
    await expect(rows.at(-1)?.[0]).toBe('18-03-2026, ср')
    const orders = rows.map((row) => parseFigure(row[1] ?? ''))
    await expect(parseFigure(total(canvasElement, 'Всего'))).toBe(orders.reduce((sum, count) => sum + count, 0))
    await expect(canvas.getByText('Итого по сегодня')).toBeVisible()
    await expect(columnGroups(canvasElement)).toEqual([
      'Заказы',
      'Доход по дням',
      'Курьеры на смене',
      'Заказы в зонах',
      'Заказы курьеров',
      'Выплаты',
    ])
  },
}

export const Figures: Story = {
  name: 'Показатели',
  parameters: stage({
    responses: [staticResponseHandler(REPORT, [DAY, { ...DAY, dateItem: '2026-03-18', paymentPenalties: -1500 }])],
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(2))
    const [first = [], second = []] = reportRows(canvasElement)
    await expect(first).toContain('−1 500 ₸')
    await expect(second).toContain('−1 500 ₸')
    await expect(plain(total(canvasElement, 'Штрафы'))).toBe('−3 000 ₸')
    await expect(plain(total(canvasElement, 'Прибыль'))).toBe('9 000 ₸')
    await expect(canvas.queryByText(/не разложено/)).toBeNull()
    await expect(first.slice(9, 13)).toEqual(['—', '—', '—', '—'])
  },
}

export const Unexplained: Story = {
  name: 'Не разложено',
  parameters: stage({ responses: [staticResponseHandler(REPORT, [{ ...DAY, income: 13_820, profit: 4620 }])] }),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/не разложено/)
    await expect(plain(note.textContent)).toBe('не разложено: 120 ₸')
    await expect(note.closest('td')).toHaveTextContent('13 820')
    await expect(canvas.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
  },
}

export const Filters: Story = {
  name: 'Фильтры',
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(0))
    await chooseOption(canvas.getByLabelText('Месяц'), 'Февраль')
    const stage = stageOf(loaded)
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?cityId=1&month=2&year=2026`))
    await waitFor(() => expect(reportRows(canvasElement)[0]?.[0]).toMatch(/-02-2026, /))
    await expect(canvas.getByText('Итого')).toBeVisible()
    await chooseOption(canvas.getByLabelText('Город'), 'Алматы')
    await waitFor(() =>
      expect(stage.calls.at(-1)).toEqual({
        call: 'POST /v1/manage/report/delivery?page=1&cityId=3',
        body: { month: 2, year: 2026 },
      }),
    )
  },
}

export const MonthsToCome: Story = {
  name: 'Будущие месяцы',
  parameters: stage({ address: `${PATH}?month=12&year=2026` }),
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(stageOf(loaded).calls[0]?.body).toEqual({ month: 12, year: 2026 }))
    await chooseOption(canvas.getByLabelText('Месяц'), 'Ноябрь')
    await waitFor(() => expect(stageOf(loaded).calls.at(-1)?.body).toEqual({ month: 11, year: 2026 }))
    await userEvent.click(canvas.getByLabelText('Год'))
    const first = await screen.findByText('2020', { selector: OPTION })
    await userEvent.click(first)
    await waitFor(() => expect(stageOf(loaded).calls.at(-1)?.body).toEqual({ month: 11, year: 2020 }))
    await expect(await canvas.findByText('Отчёт пуст')).toBeVisible()
  },
}

export const Weekends: Story = {
  name: 'Выходные',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(10))
    const shaded = [...canvasElement.querySelectorAll('.report-row--shaded')].map((row) =>
      row.getAttribute('data-row-key'),
    )
    await expect(shaded).toEqual(['2026-03-01', '2026-03-07', '2026-03-08', '2026-03-14', '2026-03-15'])
  },
}

export const PlotAbove: Story = {
  name: 'График над таблицей',
  parameters: stage({ responses: [staticResponseHandler(REPORT, [DAY, { ...DAY, dateItem: '2026-03-18' }])] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('slider', { name: /Доход, выплаты и прибыль по дням/ })
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(plain(plot.getAttribute('aria-valuetext'))).toBe(
      '17-03-2026, вт: Доход дня 13 700 ₸, Выплаты 9 200 ₸, Прибыль 4 500 ₸',
    )
    await userEvent.keyboard('{End}')
    await expect(plot.getAttribute('aria-valuetext')).toMatch(/^18-03-2026, ср, по сегодня/)
    await expect(canvasElement.querySelectorAll('rect[fill^="url"]')).toHaveLength(2)
  },
}

export const LinkedBothWays: Story = {
  name: 'Ссылки в обе стороны',
  parameters: stage({ responses: [staticResponseHandler(REPORT, [DAY, { ...DAY, dateItem: '2026-03-18' }])] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(2))
    const rowOf = (date: string) => canvasElement.querySelector(`tr[data-row-key="${date}"]`) as HTMLElement
    await userEvent.hover(rowOf('2026-03-17').children[1] as Element)
    await waitFor(() => expect(document.querySelector('.plot-reading')).toHaveTextContent('17-03-2026'))
    await userEvent.unhover(rowOf('2026-03-17').children[1] as Element)
    const plot = canvas.getByRole('slider', { name: /Доход, выплаты и прибыль/ })
    plot.focus()
    await userEvent.keyboard('{End}')
    await expect(rowOf('2026-03-18')).toHaveAttribute('data-linked')
    await userEvent.keyboard('{Home}')
    await expect(rowOf('2026-03-18')).not.toHaveAttribute('data-linked')
    await expect(rowOf('2026-03-17')).toHaveAttribute('data-linked')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowOf('2026-03-17')).toHaveFocus())
  },
}

const SATURDAY = '2026-03-14'

export const OnPaper: Story = {
  name: 'На бумаге',
  beforeEach: hideLoggedErrors,
  parameters: stage({
    responses: [
      staticResponseHandler(REPORT, [
        { ...DAY, dateItem: SATURDAY },
        DAY,
        { ...DAY, dateItem: '2026-03-18' },
        { countOrders: 7 },
      ]),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(3))
    await expect(canvas.getByText(/Показано 3 из 4/)).toBeVisible()
    const onScreen = reportRows(canvasElement)
    window.dispatchEvent(new Event('beforeprint'))
    const paper = document.querySelector<HTMLElement>('.report-paper') as HTMLElement
    await expect(paper.querySelector('.report-paper__subtitle')).toHaveTextContent(
      /^Март 2026, Караганда\. Данные на 18-03-2026 \d\d:\d\d\. Показано 3 из 4$/,
    )
    const table = paper.querySelector('.report-paper__table') as HTMLTableElement
    const cells = (row: Element) => [...row.children].map(({ textContent }) => plain(textContent))
    const rows = [...(table.tBodies[0]?.rows ?? [])]
    await expect(rows.map(cells)).toEqual(onScreen)
    await expect(rows.map(({ className }) => className)).toEqual([
      'report-paper__row--shaded',
      '',
      'report-paper__row--partial',
    ])
    // Browsers repeat a `thead` on each printed page if its display value is `table-header-group`.
    await expect(getComputedStyle(table.tHead as Element).display).toBe('table-header-group')
    await expect([...(table.tHead?.rows ?? [])].map(({ cells }) => cells.length)).toEqual([8, 28])
    const sums = cells(paper.querySelector('.report-paper__total') as Element)
    await expect([sums[0], sums[1], sums.at(-1)]).toEqual(['Итого по сегодня', '30', '13 500 ₸'])
    const plot = within(paper).getByRole('slider', { name: /Доход, выплаты и прибыль по дням/ })
    await expect(plot.querySelectorAll('.plot-bar__body')).toHaveLength(6)
    await waitFor(() => expect(plot.querySelector('svg')?.clientWidth).toBe(paper.clientWidth))
    await expect(table.scrollWidth).toBeLessThanOrEqual(paper.clientWidth)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.report-paper')).toBeNull())
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(REPORT)] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отчёт «Доставка»' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.skeleton-cell')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /Экспорт/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(REPORT)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчёт пуст')).toBeVisible()
    await expect(canvas.getByText(/Выберите другой месяц или город/)).toBeVisible()
    await expect(canvas.queryByText('Итого по сегодня')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: stage({ responses: [failingHandler(REPORT, 500, 'Отчёт не построен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Отчёт не построен')).toBeVisible()
    const before = stageOf(loaded).calls.length
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stageOf(loaded).calls.length).toBeGreaterThan(before))
  },
}

export const Forbidden: Story = {
  parameters: stage({ responses: [failingHandler(REPORT, 403, 'Нет доступа к отчёту')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет доступа к отчёту')).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Тёмная тема',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(10))
  },
}
