import type { DailyReportRow } from '../../api/reports'
import {
  incomeDiscrepancy,
  paymentDiscrepancy,
  profitDiscrepancy,
  toNegativePenalty,
} from '../../domain/reportDiscrepancies'
import type { ReportColumn } from '../../kit/report/reportColumns'

type Column = ReportColumn<DailyReportRow>
type Figure = Exclude<keyof DailyReportRow, 'dateItem'>

const ORDERS = 'Заказы'
const INCOME = 'Доход по дням'
const CREW = 'Курьеры на смене'
const ZONES = 'Заказы в зонах'
const CARRIERS = 'Заказы курьеров'
const PAYMENT = 'Выплаты'

const count = (key: Figure, title: string, group: string): Column => ({
  key,
  title,
  group,
  width: 84,
  kind: 'count',
  isSummed: true,
  value: (row) => row[key],
})

const money = (key: Figure, title: string, group?: string): Column => ({
  key,
  title,
  ...(group ? { group } : {}),
  width: 116,
  kind: 'money',
  isSummed: true,
  value: (row) => row[key],
})

/** Columns in the order of operations, section 3. */
export const DAILY_REPORT_COLUMNS: readonly Column[] = [
  { key: 'dateItem', title: 'Дата', width: 148, kind: 'date', isFixed: true, value: ({ dateItem }) => dateItem },
  count('countOrders', 'Всего', ORDERS),
  { ...count('countPaidDelivery', 'Платная доставка', ORDERS), width: 100 },
  { ...count('countFreeDelivery', 'Бесплатная доставка', ORDERS), width: 110 },
  money('incomeDelivery', 'За доставку', INCOME),
  money('sumOrders', 'Сумма заказов', INCOME),
  money('incomeOrders', 'С заказов', INCOME),
  money('acquiringCommission', 'Комиссия эквайринга', INCOME),
  { ...money('income', 'Всего дохода', INCOME), residue: incomeDiscrepancy },
  count('countCouriersWalking', 'Пешие', CREW),
  count('countCouriersBicycle', 'Вело', CREW),
  count('countCouriersBike', 'Мото', CREW),
  count('countCouriersAuto', 'Авто', CREW),
  count('countZoneOrdersWalking', 'Пешие', ZONES),
  count('countZoneOrdersBicycle', 'Вело', ZONES),
  count('countZoneOrdersBike', 'Мото', ZONES),
  count('countZoneOrdersAuto', 'Авто', ZONES),
  { ...count('countZoneOrdersExternal', 'Внешние', ZONES), width: 88 },
  count('countCourierOrdersWalking', 'Пешие', CARRIERS),
  count('countCourierOrdersBicycle', 'Вело', CARRIERS),
  count('countCourierOrdersBike', 'Мото', CARRIERS),
  count('countCourierOrdersAuto', 'Авто', CARRIERS),
  { ...count('countCourierOrdersExternal', 'Внешние', CARRIERS), width: 88 },
  { ...money('payment', 'Всего выплат', PAYMENT), residue: paymentDiscrepancy },
  money('paymentForOrders', 'За заказы', PAYMENT),
  money('paymentForHours', 'За часы', PAYMENT),
  money('paymentBonuses', 'Бонусы', PAYMENT),
  {
    ...money('paymentPenalties', 'Штрафы', PAYMENT),
    kind: 'money',
    value: ({ paymentPenalties: penalties }) => penalties && toNegativePenalty(penalties),
  },
  money('paymentForExternal', 'Внешним', PAYMENT),
  { ...money('profit', 'Прибыль'), residue: profitDiscrepancy },
]
