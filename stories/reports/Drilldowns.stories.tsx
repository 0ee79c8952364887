import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { PartnerReportPage } from '../../src/pages/reports/PartnerReportPage'
import { SalaryPage } from '../../src/pages/salary/SalaryPage'
import { onStage, stageLoader, stageOf } from '../stage'
import { reportRows } from './reportScreen'

const DAY = { dateItem: '2026-03-17', countOrders: 31, payment: 9000, paymentForExternal: 500, paymentForOrders: 6000 }

const meta: Meta<typeof DailyReportPage> = {
  title: 'Отчёты/Ссылки показателей',
  component: DailyReportPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    stage: { address: '/reports/delivery', responses: [staticResponseHandler('/manage/report/:product', [DAY])] },
  },
}
export default meta

type Story = StoryObj<typeof DailyReportPage>

const drilldowns = (canvas: HTMLElement) =>
  Object.fromEntries(
    [...canvas.querySelectorAll('tbody a[data-drilldown]')].map((link) => [
      link.getAttribute('data-drilldown') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  )

/**
 * The report's `payment` includes external couriers, the salary screen does not. The query parameter `figure` of the link is therefore the
 * payment without external couriers.
 */
export const OfADay: Story = {
  name: 'За день',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(1))
    await expect(drilldowns(canvasElement)).toEqual({
      dateItem: '/couriers-shifts?dateStart=2026-03-17&dateEnd=2026-03-17&cityId=1',
      countOrders:
        '/archive-orders?dateStart=2026-03-17&dateEnd=2026-03-17&cityId=1&drilldown=daily.countOrders&figure=31',
      payment: '/salary?dateStart=2026-03-17&dateEnd=2026-03-17&cityId=1&drilldown=daily.payment&figure=8500',
      paymentForOrders:
        '/salary?dateStart=2026-03-17&dateEnd=2026-03-17&cityId=1&drilldown=daily.paymentForOrders&figure=6000',
    })
  },
}

export const OfTheMonth: Story = {
  name: 'За месяц',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tfoot a[data-drilldown]')).toHaveLength(3))
    await expect(canvasElement.querySelector('tfoot a[data-drilldown="countOrders"]')).toHaveAttribute(
      'href',
      '/archive-orders?dateStart=2026-03-01&dateEnd=2026-03-18&cityId=1&drilldown=daily.countOrders&figure=31',
    )
  },
}

export const ReportAlone: Story = {
  name: 'Только отчёт',
  parameters: {
    stage: {
      address: '/reports/delivery',
      person: 'dispatcher',
      responses: [staticResponseHandler('/manage/report/:product', [DAY])],
      arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: ['report_delivery_view'] }),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(1))
    await expect(drilldowns(canvasElement)).toEqual({})
  },
}

/**
 * The report covers all time, without dates. Its number of orders has no link, because the list of orders needs dates; the company, its
 * payments and its commission have links.
 */
export const PeriodWithoutDates: Story = {
  name: 'Период без дат',
  parameters: {
    stage: {
      address: '/reports/companies',
      responses: [
        staticResponseHandler('/dictionary/report-partner-period', [{ value: 1, label: 'Прошлый месяц' }]),
        staticResponseHandler('/manage/report/partner', [
          { companyId: 7, companyName: 'Дос Плов', countOrders: 5, balance: -300, calcTypeId: 1 },
        ]),
      ],
    },
  },
  render: () => <PartnerReportPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reportRows(canvasElement)).toHaveLength(1))
    await expect(drilldowns(canvasElement)).toEqual({
      companyName: '/companies/7',
      balance: '/payments?companyId=7',
      calcTypeId: '/companies/edit/7',
    })
    await expect(canvasElement.querySelectorAll('tfoot a')).toHaveLength(0)
  },
}

export const PeriodWithDates: Story = {
  name: 'Период с датами',
  parameters: {
    stage: {
      address: '/reports/companies',
      responses: [
        staticResponseHandler('/dictionary/report-partner-period', [
          { value: 1, label: 'Начало марта', dateStart: '2026-03-01', dateEnd: '2026-03-15' },
        ]),
        staticResponseHandler('/manage/report/partner', [
          { companyId: 7, companyName: 'Дос Плов', countOrders: 5 },
          { companyId: 8, companyName: 'Алма', countOrders: 3 },
        ]),
      ],
    },
  },
  render: () => <PartnerReportPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody a[data-drilldown="countOrders"]')).toHaveLength(2))
    const period = 'dateStart=2026-03-01&dateEnd=2026-03-15'
    await expect(canvasElement.querySelector('tr[data-row-key="7"] a[data-drilldown="countOrders"]')).toHaveAttribute(
      'href',
      `/archive-orders?${period}&companyId=7&drilldown=partner.countOrders&figure=5`,
    )
    await expect(canvasElement.querySelector('tfoot a')).toHaveAttribute(
      'href',
      `/archive-orders?${period}&drilldown=partner.countOrders&figure=8`,
    )
  },
}

const archive = (figure: number, successCount: number) => ({
  stage: {
    address: `/archive-orders?cityId=1&dateStart=2026-03-17&dateEnd=2026-03-17&drilldown=daily.countOrders&figure=${figure}`,
    responses: [staticResponseHandler('/manage/order/archive/summary', { totalCount: 40, successCount })],
  },
})

export const Equal: Story = {
  name: 'Поровну',
  parameters: archive(31, 31),
  render: () => <ArchivePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчёт по дням, заказы: 31 из 31 ✓')).toBeVisible()
  },
}

export const Different: Story = {
  name: 'Различается',
  parameters: archive(31, 29),
  render: () => <ArchivePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчёт по дням, заказы: 29 из 31 — разница −2')).toBeVisible()
  },
}

export const OtherFilter: Story = {
  name: 'Другой фильтр',
  parameters: archive(31, 31),
  render: () => <ArchivePage />,
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Отчёт по дням, заказы: 31 из 31 ✓')
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(stageOf(loaded).address()).not.toContain('drilldown='))
    await expect(canvas.queryByText(/Отчёт по дням/)).toBeNull()
  },
}

export const Unknown: Story = {
  name: 'Записи нет',
  parameters: {
    stage: { ...archive(31, 31).stage, responses: [pendingHandler('/manage/order/archive/summary')] },
  },
  render: () => <ArchivePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Архив заказов' })).toBeVisible()
    await expect(canvas.queryByText(/Отчёт по дням/)).toBeNull()
  },
}

const salary = (drilldown: string, figure: number, sums: object) => ({
  stage: {
    address: `/salary?dateStart=2026-03-17&dateEnd=2026-03-17&cityId=1&drilldown=${drilldown}&figure=${figure}`,
    person: 'manager',
    responses: [staticResponseHandler('/manage/salary/summary', sums)],
  },
})

export const SalaryEqual: Story = {
  name: 'Выплата сходится',
  parameters: salary('daily.payment', 8500, { totalAmount: 8500, orderAmount: 6000 }),
  render: () => <SalaryPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Отчёт по дням, выплаты без внешних: 8\s500\s₸ из 8\s500\s₸ ✓/)).toBeVisible()
  },
}

/**
 * The server may send penalties with either sign. The sign is ignored when the report's penalties are compared with those of the salary
 * records.
 */
export const SalaryPenalty: Story = {
  name: 'Выплата со штрафом',
  parameters: salary('daily.paymentPenalties', 1500, { penalty: -1000 }),
  render: () => <SalaryPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/штрафы: 1\s000\s₸ из 1\s500\s₸ — разница −500\s₸/)).toBeVisible()
  },
}
