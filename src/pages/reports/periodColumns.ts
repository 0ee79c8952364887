import type { CourierReportRow, PartnerReportRow } from '../../api/reports'
import { commissionTypeLabel } from '../../domain/companies'
import { toNegativePenalty } from '../../domain/reportDiscrepancies'
import { parseWorkMinutes } from '../../domain/workMinutes'
import { type ReportColumn, summedReportColumn } from '../../kit/report/reportColumns'

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
  summedReportColumn('money', 'totalSum', 'Сумма заказов', 130),
  summedReportColumn('money', 'deliverySum', 'Сумма доставки', 140),
  summedReportColumn('count', 'countOrders', 'Заказы', 84),
  {
    key: 'calcTypeId',
    title: 'Расчёт комиссии',
    width: 206,
    kind: 'text',
    value: ({ calcTypeId }) => (calcTypeId === undefined ? undefined : commissionTypeLabel(calcTypeId)),
  },
  summedReportColumn('money', 'income', 'Доход с контрагента', 170, { isMain: true }),
  summedReportColumn('money', 'balance', 'Баланс', 110),
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
  summedReportColumn('count', 'countOrders', 'Заказы', 110),
  summedReportColumn('money', 'penalty', 'Штрафы', 140, {
    value: ({ penalty }) => penalty && toNegativePenalty(penalty),
  }),
  summedReportColumn('money', 'income', 'Доход курьера', 150, { isMain: true }),
]
