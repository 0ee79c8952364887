import type { CourierReportRow, PartnerReportRow } from '../../api/reports'
import { commissionTypeLabel } from '../../domain/companies'
import { toNegativePenalty } from '../../domain/reportDiscrepancies'
import { parseWorkMinutes } from '../../domain/workMinutes'
import type { ReportColumn } from '../../kit/report/reportColumns'

/** Columns of the period reports (operations, section 3). */

const PERIOD_COLUMN: ReportColumn<{ periodId?: number | undefined }> = {
  key: 'periodId',
  title: 'ID периода',
  width: 110,
  kind: 'text',
  isHidden: true,
  value: ({ periodId }) => (periodId === undefined ? undefined : String(periodId)),
}

export const PARTNER_REPORT_COLUMNS: readonly ReportColumn<PartnerReportRow>[] = [
  {
    key: 'companyName',
    title: 'Контрагент',
    width: 170,
    kind: 'text',
    isFixed: true,
    isMain: true,
    value: ({ companyName, companyId }) => companyName || `№ ${companyId}`,
  },
  {
    key: 'companyId',
    title: 'ID контрагента',
    width: 120,
    kind: 'text',
    isHidden: true,
    value: ({ companyId }) => String(companyId),
  },
  PERIOD_COLUMN,
  { key: 'totalSum', title: 'Сумма заказов', width: 130, kind: 'money', isSummed: true, value: (row) => row.totalSum },
  {
    key: 'deliverySum',
    title: 'Сумма доставки',
    width: 140,
    kind: 'money',
    isSummed: true,
    value: (row) => row.deliverySum,
  },
  { key: 'countOrders', title: 'Заказы', width: 84, kind: 'count', isSummed: true, value: (row) => row.countOrders },
  {
    key: 'calcTypeId',
    title: 'Расчёт комиссии',
    width: 206,
    kind: 'text',
    value: ({ calcTypeId }) => (calcTypeId === undefined ? undefined : commissionTypeLabel(calcTypeId)),
  },
  {
    key: 'income',
    title: 'Доход с контрагента',
    width: 170,
    isMain: true,
    kind: 'money',
    isSummed: true,
    value: (row) => row.income,
  },
  { key: 'balance', title: 'Баланс', width: 110, kind: 'money', isSummed: true, value: (row) => row.balance },
]

export const COURIER_REPORT_COLUMNS: readonly ReportColumn<CourierReportRow>[] = [
  {
    key: 'courierName',
    title: 'Курьер',
    width: 280,
    kind: 'text',
    isFixed: true,
    isMain: true,
    value: ({ courierName, courierId }) => courierName || `№ ${courierId}`,
  },
  {
    key: 'courierId',
    title: 'ID курьера',
    width: 110,
    kind: 'text',
    isHidden: true,
    value: ({ courierId }) => String(courierId),
  },
  PERIOD_COLUMN,
  {
    key: 'workTime',
    title: 'Отработано, ч',
    width: 140,
    kind: 'duration',
    isSummed: true,
    value: ({ workTime }) => (workTime === undefined ? undefined : parseWorkMinutes(workTime)),
  },
  { key: 'countOrders', title: 'Заказы', width: 110, kind: 'count', isSummed: true, value: (row) => row.countOrders },
  {
    key: 'penalty',
    title: 'Штрафы',
    width: 140,
    kind: 'money',
    isSummed: true,
    value: ({ penalty }) => penalty && toNegativePenalty(penalty),
  },
  {
    key: 'income',
    title: 'Доход курьера',
    width: 150,
    isMain: true,
    kind: 'money',
    isSummed: true,
    value: (row) => row.income,
  },
]
