import type { DailyReportRow } from '../../api/reports'
import {
  incomeDiscrepancy,
  paymentDiscrepancy,
  profitDiscrepancy,
  toNegativePenalty,
} from '../../domain/reportDiscrepancies'
import { type ReportColumn, summedReportColumn } from '../../kit/report/reportColumns'

type Figure = Exclude<keyof DailyReportRow, 'dateItem'>

const ORDERS = 'Заказы'
const INCOME = 'Доход по дням'
const CREW = 'Курьеры на смене'
const ZONES = 'Заказы в зонах'
const CARRIERS = 'Заказы курьеров'
const PAYMENT = 'Выплаты'

const count = (key: Figure, title: string, group: string, width = 84) =>
  summedReportColumn<DailyReportRow>('count', key, title, width, { group })

const money = (key: Figure, title: string, group?: string) =>
  summedReportColumn<DailyReportRow>('money', key, title, 116, { group })

/** Columns in the order of operations, section 3. */
export const DAILY_REPORT_COLUMNS: readonly ReportColumn<DailyReportRow>[] = [
  { key: 'dateItem', title: 'Дата', width: 148, kind: 'date', isFixed: true, value: ({ dateItem }) => dateItem },
  count('countOrders', 'Всего', ORDERS),
  count('countPaidDelivery', 'Платная доставка', ORDERS, 100),
  count('countFreeDelivery', 'Бесплатная доставка', ORDERS, 110),
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
  count('countZoneOrdersExternal', 'Внешние', ZONES, 88),
  count('countCourierOrdersWalking', 'Пешие', CARRIERS),
  count('countCourierOrdersBicycle', 'Вело', CARRIERS),
  count('countCourierOrdersBike', 'Мото', CARRIERS),
  count('countCourierOrdersAuto', 'Авто', CARRIERS),
  count('countCourierOrdersExternal', 'Внешние', CARRIERS, 88),
  { ...money('payment', 'Всего выплат', PAYMENT), residue: paymentDiscrepancy },
  money('paymentForOrders', 'За заказы', PAYMENT),
  money('paymentForHours', 'За часы', PAYMENT),
  money('paymentBonuses', 'Бонусы', PAYMENT),
  {
    ...money('paymentPenalties', 'Штрафы', PAYMENT),
    value: ({ paymentPenalties: penalties }) => penalties && toNegativePenalty(penalties),
  },
  money('paymentForExternal', 'Внешним', PAYMENT),
  { ...money('profit', 'Прибыль'), residue: profitDiscrepancy },
]
