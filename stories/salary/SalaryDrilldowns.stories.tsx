import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { staticResponseHandler } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { SalaryPage } from '../../src/pages/salary/SalaryPage'
import { onStage, stageLoader } from '../stage'
import { rows, SEARCH, stageParameters } from './salaryScreen'

const SUMS = { hoursAmount: 3000, orderAmount: 6000, dailyBonus: 0, penalty: 500, totalAmount: 8500, payouts: 8500 }
const DAY = { id: 7, workDate: '2026-03-17', courier: { id: 5, fio: 'Ким Виктор' }, isPaidOut: false, ...SUMS }
const GROUP = {
  ids: [7, 8],
  workDateStart: '2026-03-16',
  workDateEnd: '2026-03-17',
  courier: DAY.courier,
  isPaidOut: false,
  ...SUMS,
}

const meta: Meta<typeof SalaryPage> = {
  title: 'Деньги/Ссылки показателей',
  component: SalaryPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof SalaryPage>

const drilldowns = (canvas: HTMLElement) =>
  Object.fromEntries(
    [...canvas.querySelectorAll('tbody a[data-drilldown]')].map((link) => [
      link.getAttribute('data-drilldown') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  )

export const OfADay: Story = {
  name: 'За день',
  parameters: stageParameters('', { responses: [staticResponseHandler(SEARCH, [DAY])] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await expect(drilldowns(canvasElement)).toEqual({
      workDate: '/couriers-shifts?cityId=1&courierId=5&dateStart=2026-03-17&dateEnd=2026-03-17',
      orderAmount:
        '/couriers-shifts?cityId=1&courierId=5&dateStart=2026-03-17&dateEnd=2026-03-17&drilldown=salaryDay.orderAmount&figure=6000',
    })
  },
}

export const OfAGroup: Story = {
  name: 'Группы',
  parameters: stageParameters('&group=true', { responses: [staticResponseHandler(SEARCH, [GROUP])] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await expect(Object.keys(drilldowns(canvasElement))).toEqual([
      'hoursAmount',
      'orderAmount',
      'penalty',
      'totalAmount',
      'payouts',
    ])
    await expect(drilldowns(canvasElement).payouts).toBe(
      '/salary?cityId=1&courierId=5&dateStart=2026-03-16&dateEnd=2026-03-17&isPaidOut=false&drilldown=salaryGroup.payouts&figure=8500',
    )
  },
}

export const SalaryAlone: Story = {
  name: 'Только выплаты',
  parameters: stageParameters('', {
    person: 'manager',
    responses: [staticResponseHandler(SEARCH, [DAY])],
    arrange: ({ db }: World) => void db.roles.update('manager', { permissions: ['salary_manage'] }),
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await expect(drilldowns(canvasElement)).toEqual({})
  },
}

const SHIFT = { id: 1, dateSlot: '2026-03-17', createdAt: '2026-03-17 09:00:00', finishedAt: '2026-03-17 18:00:00' }

const shifts = (list: object[]) => ({
  stage: {
    address:
      '/couriers-shifts?cityId=1&courierId=5&dateStart=2026-03-17&dateEnd=2026-03-17&drilldown=salaryDay.orderAmount&figure=6000',
    responses: [staticResponseHandler('/manage/slot/search', list)],
  },
})

/**
 * The earnings of the completed shifts equal the figure of the salary record. A running shift is not counted, because salary records do not
 * include it yet.
 */
export const ShiftsEqual: Story = {
  name: 'Смены сходятся',
  parameters: shifts([
    { ...SHIFT, salary: { orderAmount: 6000, dailyBonus: 0 } },
    { ...SHIFT, id: 2, finishedAt: null, salary: { orderAmount: 900 } },
  ]),
  render: () => <ShiftsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Выплата за день, заказы: 6\s000\s₸ из 6\s000\s₸ ✓/)).toBeVisible()
  },
}

/**
 * The response contains a shift without earnings. The sum of the earnings is then unknown, so the page does not compare it with the salary
 * record.
 */
export const ShiftsUnknown: Story = {
  name: 'Смены неизвестны',
  parameters: shifts([SHIFT]),
  render: () => <ShiftsPage />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-row-key="1"]')).toHaveLength(1))
    await expect(canvas.queryByText(/Выплата за день/)).toBeNull()
  },
}
