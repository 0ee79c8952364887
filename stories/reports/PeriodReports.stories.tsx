import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { PartnerReportPage } from '../../src/pages/reports/PartnerReportPage'
import { clickColumnHeader } from '../clickColumnHeader'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { parseFigure, plain, reportRows, total } from './reportScreen'

const PARTNERS = '/manage/report/partner'
const COURIERS = '/manage/report/courier'

const stage = (settings: object = {}) => ({ stage: { address: '/reports/companies', person: 'manager', ...settings } })

const partnerRows = (...rows: object[]) => stage({ responses: [staticResponseHandler(PARTNERS, rows)] })

const meta: Meta<typeof PartnerReportPage> = {
  title: 'Отчёты/За период',
  tags: ['экран'],
  component: PartnerReportPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(),
}
export default meta

type Story = StoryObj<typeof PartnerReportPage>

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

const posts = (calls: { call: string; body: unknown }[]) => calls.filter(({ call }) => call.startsWith('POST'))

export const Partners: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(5))
    await expect(canvas.getByRole('heading', { name: 'Отчёт по партнёрам' })).toBeVisible()
    await expect(canvas.getByText('16-03-2026 – 31-03-2026')).toBeVisible()
    await expect(posts(stageOf(loaded).calls)[0]).toEqual({
      call: 'POST /v1/manage/report/partner?page=1',
      body: { periodId: 20260316 },
    })
  },
}

export const PartnerFigures: Story = {
  name: 'Показатели партнёра',
  parameters: partnerRows(
    { companyId: 8, companyName: 'Салем', totalSum: 250_000, countOrders: 60, calcTypeId: 2, income: 30_000 },
    {
      companyId: 7,
      companyName: 'Дос Плов',
      totalSum: 1_250_000,
      deliverySum: 90_000,
      countOrders: 140,
      calcTypeId: 1,
      income: 125_000,
      balance: -30_000,
    },
    { companyId: 9 },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(3))
    await expect(reportRows(canvasElement)).toEqual([
      ['Салем', '250 000 ₸', '—', '60', 'По зонам доставки', '30 000 ₸', '—'],
      ['Дос Плов', '1 250 000 ₸', '90 000 ₸', '140', 'Процент от стоимости заказа', '125 000 ₸', '−30 000 ₸'],
      ['№ 9', '—', '—', '—', '—', '—', '—'],
    ])
    await expect(total(canvasElement, 'Сумма заказов')).toBe('1 500 000 ₸ без 1 строки')
    await expect(total(canvasElement, 'Заказы')).toBe('200 без 1 строки')
    await expect(total(canvasElement, 'Баланс')).toBe('−30 000 ₸ без 2 строк')
  },
}

export const Couriers: Story = {
  parameters: stage({ address: '/reports/couriers?periodId=20260301&cityId=1' }),
  render: () => <CourierReportPage />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(5))
    await expect(canvas.getByRole('heading', { name: 'Отчёт по курьерам' })).toBeVisible()
    const requests = posts(stageOf(loaded).calls)
    await expect(requests.length).toBeGreaterThan(1)
    await expect(new Set(requests.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ periodId: 20260301, cityId: 1 })]),
    )
    const orders: number[] = []
    for (let page = 1; ; page++) {
      orders.push(...reportRows(canvasElement).map((row) => parseFigure(row[2] ?? '')))
      const next = canvas.queryByTitle(String(page + 1))
      if (!next) break
      const [before] = reportRows(canvasElement)
      await userEvent.click(next)
      await waitFor(() => expect(reportRows(canvasElement)[0]?.[0]).not.toBe(before?.[0]))
      await expect(stageOf(loaded).address()).toContain(`page=${page + 1}`)
    }
    await expect(orders.length).toBeGreaterThan(20)
    await expect(parseFigure(total(canvasElement, 'Заказы'))).toBe(sum(orders))
    await expect(posts(stageOf(loaded).calls)).toHaveLength(requests.length)
  },
}

export const CourierFigures: Story = {
  name: 'Показатели курьера',
  parameters: stage({
    address: '/reports/couriers',
    responses: [
      staticResponseHandler(COURIERS, [
        {
          courierId: 1,
          courierName: 'Ахметов А.',
          workTime: '168:30',
          countOrders: 140,
          penalty: 3000,
          income: 210_500,
        },
        { courierId: 2, courierName: 'Ким В.', workTime: '40', countOrders: 31, penalty: 0, income: 44_000 },
        { courierId: 3, courierName: 'Ли Т.', penalty: -500 },
      ]),
    ],
  }),
  render: () => <CourierReportPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(3))
    await expect(reportRows(canvasElement)).toEqual([
      ['Ахметов А.', '168:30', '140', '−3 000 ₸', '210 500 ₸'],
      ['Ким В.', '40:00', '31', '0 ₸', '44 000 ₸'],
      ['Ли Т.', '—', '—', '−500 ₸', '—'],
    ])
    await expect(total(canvasElement, 'Отработано, ч')).toBe('208:30 без 1 строки')
    await expect(total(canvasElement, 'Штрафы')).toBe('−3 500 ₸')
  },
}

/** All pages are in memory, so sorting sends no request. The URL and the exported file keep the sort order. */
export const Sorted: Story = {
  name: 'Сортировка',
  parameters: partnerRows(
    { companyId: 8, companyName: 'Салем', totalSum: 250_000, countOrders: 60, balance: 5000 },
    { companyId: 7, companyName: 'Дос Плов', totalSum: 1_250_000, countOrders: 140, balance: -30_000 },
    { companyId: 9, companyName: 'Тесто', totalSum: 90_000, countOrders: 31, balance: 1000 },
  ),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const names = () => reportRows(canvasElement).map(([name]) => name)
    // At first the rows are in the order of the response. They are not sorted by balance, because the sign of a balance is not interpreted
    // (contract, third review).
    await waitFor(() => expect(names()).toEqual(['Салем', 'Дос Плов', 'Тесто']))
    for (const header of canvas.getAllByRole('columnheader'))
      await expect(header).not.toHaveAttribute('aria-sort', 'ascending')
    const { length } = posts(stage.calls)
    await clickColumnHeader(canvas, userEvent, 'Заказы')
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Заказы' })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await waitFor(() => expect(names()).toEqual(['Тесто', 'Салем', 'Дос Плов']))
    await clickColumnHeader(canvas, userEvent, 'Заказы')
    await waitFor(() => expect(stage.address()).toBe('/reports/companies?orderBy=countOrders_SORT_DESC'))
    await waitFor(() => expect(names()).toEqual(['Дос Плов', 'Салем', 'Тесто']))
    await expect(posts(stage.calls)).toHaveLength(length)
  },
}

export const PartnerLinks: Story = {
  name: 'От партнёра к его записям',
  parameters: stage({
    person: 'administrator',
    responses: [
      staticResponseHandler(PARTNERS, [
        { companyId: 7, companyName: 'Дос Плов', countOrders: 140, calcTypeId: 1, balance: -30_000 },
      ]),
    ],
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('link', { name: /^−30\s000\s₸$/ })).getAttribute('href')).toBe(
      '/payments?companyId=7',
    )
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(links).toContain('/companies/edit/7')
    await expect(links.some((href) => /^\/archive-orders\?.*companyId=7/.test(href))).toBe(true)
  },
}

export const Filters: Story = {
  name: 'Фильтры',
  parameters: stage({ address: '/reports/companies?page=2' }),
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(0))
    await chooseOption(canvas.getByLabelText('Город'), 'Алматы')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/reports/companies?cityId=3'))
    await chooseOption(canvas.getByLabelText('Период'), '01-03-2026 – 15-03-2026')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/reports/companies?cityId=3&periodId=20260301'))
    await waitFor(() => expect(posts(stageOf(loaded).calls).at(-1)?.body).toEqual({ periodId: 20260301, cityId: 3 }))
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(0))
  },
}

export const WrongAddress: Story = {
  name: 'Неверный адрес',
  parameters: stage({ address: '/reports/companies?periodId=1&cityId=99&page=50' }),
  play: async ({ canvasElement, loaded }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(0))
    await expect(posts(stageOf(loaded).calls)[0]?.body).toEqual({ periodId: 20260316 })
    await expect(stageOf(loaded).address()).not.toContain('page=')
  },
}

export const PlotAbove: Story = {
  name: 'График над таблицей',
  parameters: partnerRows(
    { companyId: 1, companyName: 'Меньший', income: 10_000 },
    { companyId: 2, companyName: 'Больший', income: 90_000 },
  ),
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider', { name: 'Доход по контрагентам: Больший' })
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(plain(plot.getAttribute('aria-valuetext'))).toBe('Больший: Доход с контрагента 90 000 ₸')
  },
}

export const Loading: Story = {
  parameters: stage({ responses: [pendingHandler(PARTNERS)] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Период')).toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('.skeleton-cell')).toBeVisible())
  },
}

export const LoadingPeriods: Story = {
  name: 'Загрузка периодов',
  tags: ['загрузка'],
  parameters: stage({ responses: [pendingHandler('/dictionary/report-partner-period')] }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отчёт по партнёрам' })).toBeVisible()
    await expect(posts(stageOf(loaded).calls)).toEqual([])
  },
}

export const Empty: Story = {
  parameters: stage({ responses: [emptyListHandler(PARTNERS)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчёт пуст')).toBeVisible()
  },
}

export const NoPeriods: Story = {
  name: 'Нет периодов',
  tags: ['пусто'],
  parameters: stage({ responses: [emptyListHandler('/dictionary/report-partner-period')] }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Список пуст')).toBeVisible()
    await expect(posts(stageOf(loaded).calls)).toEqual([])
  },
}

export const Failed: Story = {
  parameters: stage({ responses: [failingHandler(PARTNERS, 503, 'Отчёт строится')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Отчёт строится')).toBeVisible()
    const before = posts(stageOf(loaded).calls).length
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(posts(stageOf(loaded).calls).length).toBeGreaterThan(before))
  },
}

export const PeriodsFailed: Story = {
  name: 'Периоды не загрузились',
  parameters: stage({ responses: [failingHandler('/dictionary/report-partner-period', 500, 'Справочник недоступен')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Справочник недоступен')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Отчёт по партнёрам' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const OnPaper: Story = {
  name: 'На бумаге',
  parameters: stage({ address: '/reports/couriers?periodId=20260301&cityId=1' }),
  render: () => <CourierReportPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(5))
    const [first = []] = reportRows(canvasElement)
    const footer = total(canvasElement, 'Доход курьера')
    window.dispatchEvent(new Event('beforeprint'))
    const paper = document.querySelector<HTMLElement>('.report-paper') as HTMLElement
    const rows = [...paper.querySelectorAll('.report-paper__table tbody:first-of-type tr')]
    await expect(rows.length).toBeGreaterThan(reportRows(canvasElement).length)
    await expect([...(rows[0]?.children ?? [])].map(({ textContent }) => plain(textContent))).toEqual(first)
    await expect(within(paper).getByRole('heading', { name: 'Отчёт по курьерам' })).toBeInTheDocument()
    await expect(paper.querySelector('.report-paper__subtitle')).toHaveTextContent(
      /^01-03-2026 – 15-03-2026, Караганда\. Данные на 18-03-2026 \d\d:\d\d$/,
    )
    await expect(plain(paper.querySelector('.report-paper__total')?.lastElementChild?.textContent)).toBe(footer)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.report-paper')).toBeNull())
  },
}
