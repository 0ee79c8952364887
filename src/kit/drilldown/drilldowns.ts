import type { OrderFilters } from '../../api/orders'
import type { PaymentFilters } from '../../api/payments'
import type { SalaryFilters } from '../../api/salary'
import { withQuery } from '../../lib/listQuery'
import { paths } from '../address/paths'

/**
 * Report figures that link to the list of their records, by report and column. A figure is left out if no API filter selects its records.
 * Order counts include only delivered orders (contract, «Reports»). Pay amounts exclude external couriers, because the salary records do
 * not contain their pay.
 */
export const REPORT_DRILLDOWNS = {
  'daily.countOrders': { title: 'Отчёт по дням, заказы', behind: 'archive.successCount' },
  'daily.countCourierOrdersExternal': { title: 'Отчёт по дням, заказы внешних', behind: 'archive.successCount' },
  'daily.payment': { title: 'Отчёт по дням, выплаты без внешних', behind: 'salary.totalAmount' },
  'daily.paymentForOrders': { title: 'Отчёт по дням, выплаты за заказы', behind: 'salary.orderAmount' },
  'daily.paymentForHours': { title: 'Отчёт по дням, выплаты за часы', behind: 'salary.hoursAmount' },
  'daily.paymentBonuses': { title: 'Отчёт по дням, бонусы', behind: 'salary.dailyBonus' },
  'daily.paymentPenalties': { title: 'Отчёт по дням, штрафы', behind: 'salary.penalty' },
  'partner.countOrders': { title: 'Отчёт по партнёрам, заказы', behind: 'archive.successCount' },
  'courier.countOrders': { title: 'Отчёт по курьерам, заказы', behind: 'archive.successCount' },
  'courier.penalty': { title: 'Отчёт по курьерам, штрафы', behind: 'salary.penalty' },
  'card.countSuccessOrders': { title: 'Карточка курьера, заказы', behind: 'archive.successCount' },
  'card.orderAmount': { title: 'Карточка курьера, за заказы', behind: 'salary.orderAmount' },
  'card.hoursAmount': { title: 'Карточка курьера, за часы', behind: 'salary.hoursAmount' },
  'card.bonusAmount': { title: 'Карточка курьера, бонусы', behind: 'salary.dailyBonus' },
  'card.penaltyAmount': { title: 'Карточка курьера, штрафы', behind: 'salary.penalty' },
  'card.totalAmount': { title: 'Карточка курьера, итого', behind: 'salary.totalAmount' },
  'courier.income': { title: 'Отчёт по курьерам, доход', behind: 'salary.totalAmount' },
  'archiveSummary.returnCheckCount': { title: 'Архив, чеки возврата', behind: 'archive.totalCount' },
  'archiveSummary.returnCheckSumItems': {
    title: 'Архив, сумма чеков возврата',
    behind: 'archive.returnCheckSumItems',
  },
  'salaryGroup.hoursAmount': { title: 'Выплаты курьера, часы', behind: 'salary.hoursAmount' },
  'salaryGroup.orderAmount': { title: 'Выплаты курьера, заказы', behind: 'salary.orderAmount' },
  'salaryGroup.dailyBonus': { title: 'Выплаты курьера, бонусы', behind: 'salary.dailyBonus' },
  'salaryGroup.penalty': { title: 'Выплаты курьера, штрафы', behind: 'salary.penalty' },
  'salaryGroup.totalAmount': { title: 'Выплаты курьера, итого', behind: 'salary.totalAmount' },
  'salaryGroup.holding': { title: 'Выплаты курьера, удержание', behind: 'salary.holding' },
  'salaryGroup.paidDelivery': { title: 'Выплаты курьера, платная доставка', behind: 'salary.paidDelivery' },
  'salaryGroup.payouts': { title: 'Выплаты курьера, к выплате', behind: 'salary.payouts' },
  'salaryFooter.paid': { title: 'Выплаты, выплачено', behind: 'salary.payouts' },
  'salaryFooter.left': { title: 'Выплаты, осталось выплатить', behind: 'salary.payouts' },
  'salaryDay.orderAmount': { title: 'Выплата за день, заказы', behind: 'shifts.orderAmount' },
  'salaryDay.dailyBonus': { title: 'Выплата за день, бонусы', behind: 'shifts.dailyBonus' },
  'salaryDay.paidDelivery': { title: 'Выплата за день, платная доставка', behind: 'shifts.sumDelivery' },
  'paymentFooter.method': { title: 'Оплаты одним способом', behind: 'payments.amount' },
} as const

export type DrilldownKey = keyof typeof REPORT_DRILLDOWNS

/**
 * Name of the list total that is compared with a report figure: `list.field`. The total is this field of the list's summary response.
 * Shifts and payments have no summary response, so their total is the sum of this field over all rows.
 */
export type DrilldownTotalName = (typeof REPORT_DRILLDOWNS)[DrilldownKey]['behind']

export const isDrilldownKey = (name: string): name is DrilldownKey => Object.hasOwn(REPORT_DRILLDOWNS, name)

type ListFilters = OrderFilters & Pick<SalaryFilters, 'isPaidOut'> & PaymentFilters

export type DrilldownFilter = { [Key in keyof ListFilters]?: ListFilters[Key] | undefined }

/**
 * URL of the list with the records behind a report figure. It contains the figure, so that the list can compare it with its own total.
 * Undefined if the figure is unknown.
 */
export function drilldownUrl(
  name: DrilldownKey,
  figure: number | undefined,
  filter: DrilldownFilter,
): string | undefined {
  if (figure === undefined) return undefined
  const [screen] = REPORT_DRILLDOWNS[name].behind.split('.')
  return withQuery(SCREENS[screen as keyof typeof SCREENS], { ...filter, drilldown: name, figure })
}

const SCREENS = { archive: paths.archive, salary: paths.salary, shifts: paths.couriersShifts, payments: paths.payments }
