import * as payments from '../../../src/api/payments'
import * as rates from '../../../src/api/rates'
import * as reports from '../../../src/api/reports'
import * as salary from '../../../src/api/salary'
import { type ApiCall, changeCall, loadCall } from './call'

const RATES: rates.CourierRatesBody = [
  { typeId: 1, rateTypeId: 1, orderPrice: 500, hourPrice: 300, bonusForSticker: 50 },
  { typeId: 10, rateTypeId: 1, orderPrice: 700, hourPrice: 400, bonusForSticker: 50 },
]

const RATIO: rates.RatioRateBody = {
  cityId: 1,
  typeId: null,
  ratio: 1.5,
  priority: 0,
  timeStart: '18:00:00',
  timeEnd: '22:00:00',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-31',
  days: [0, 6],
  status: false,
}
const RATIO_AT_NIGHT: rates.RatioRateBody = {
  cityId: 1,
  ratio: null,
  priority: 1,
  timeStart: '22:00',
  timeEnd: '06:00',
  status: true,
}

const PAYMENT: payments.PaymentBody = { methodId: 2, amount: 150000, payedAt: '2026-11-20', comment: null }

const SALARY_FILTERS: salary.SalaryFilters = {
  cityId: 1,
  dateStart: '2026-11-01',
  dateEnd: '2026-11-15',
  courierId: 3,
  isPaidOut: false,
  group: true,
}
const SALARY_SENT = { dateStart: '2026-11-01', dateEnd: '2026-11-15', courierId: 3, isPaidOut: false }

/** Operations, section 7: rates, reports, payments, salary. */
export const MONEY_CALLS: ApiCall[] = [
  loadCall('GET /v1/manage/courier-rate/{cityId}', rates.loadCourierRates, [1], { path: '/v1/manage/courier-rate/1' }),
  loadCall('GET /v1/manage/courier-rate/{cityId}', rates.loadCourierRateRows, [1], {
    path: '/v1/manage/courier-rate/1',
  }),
  changeCall('POST /v1/manage/courier-rate/{cityId}', rates.updateCourierRates, [1, RATES], {
    path: '/v1/manage/courier-rate/1',
    body: RATES.map((rate) => (rate.typeId === 10 ? rate : { ...rate, bonusForSticker: null })),
  }),
  loadCall('GET /v1/manage/courier-bonus-rate/{cityId}', rates.loadBonusGrids, [1], {
    path: '/v1/manage/courier-bonus-rate/1',
  }),
  loadCall('GET /v1/manage/courier-bonus-rate/{cityId}', rates.loadBonusGridRows, [1], {
    path: '/v1/manage/courier-bonus-rate/1',
  }),
  changeCall(
    'POST /v1/manage/courier-bonus-rate/{cityId}',
    rates.updateBonusGrid,
    [1, 10, [{ minQuantityOrder: 20, price: 1000 }]],
    {
      path: '/v1/manage/courier-bonus-rate/1?typeId=10',
      body: { rates: [{ minQuantityOrder: 20, price: 1000 }] },
    },
  ),
  loadCall('GET /v1/manage/courier-ratio-rate/{cityId}', rates.loadRatioRates, [1], {
    path: '/v1/manage/courier-ratio-rate/1',
  }),
  loadCall('GET /v1/manage/courier-ratio-rate/{cityId}', rates.loadRatioRateRows, [1], {
    path: '/v1/manage/courier-ratio-rate/1',
  }),
  changeCall('POST /v1/manage/courier-ratio-rate', rates.createRatioRate, [RATIO_AT_NIGHT], {
    path: '/v1/manage/courier-ratio-rate',
    body: { ...RATIO_AT_NIGHT, timeStart: '22:00:00', timeEnd: '06:00:00' },
  }),
  changeCall('POST /v1/manage/courier-ratio-rate/{id}', rates.updateRatioRate, [6, RATIO], {
    path: '/v1/manage/courier-ratio-rate/6',
    body: RATIO,
  }),
  changeCall('DELETE /v1/manage/courier-ratio-rate/{id}', rates.deleteRatioRate, [6], {
    path: '/v1/manage/courier-ratio-rate/6',
  }),

  loadCall('POST /v1/manage/report/partner', reports.searchPartnerReport, [{ page: 2, periodId: 4, cityId: 1 }], {
    path: '/v1/manage/report/partner?page=2',
    body: { periodId: 4, cityId: 1 },
  }),
  loadCall('POST /v1/manage/report/courier', reports.searchCourierReport, [{ page: 1, periodId: 4 }], {
    path: '/v1/manage/report/courier?page=1',
    body: { periodId: 4 },
  }),
  loadCall(
    'POST /v1/manage/report/{product}',
    reports.searchDailyReport,
    ['delivery', { page: 1, month: 11, year: 2026, cityId: 1 }],
    { path: '/v1/manage/report/delivery?page=1&cityId=1', body: { month: 11, year: 2026 } },
  ),
  loadCall(
    'POST /v1/manage/report/{product}',
    reports.searchDailyReport,
    ['delivery', { page: 1, month: 11, year: 2026 }],
    { path: '/v1/manage/report/delivery?page=1', body: { month: 11, year: 2026 } },
  ),

  loadCall(
    'POST /v1/manage/pay/search',
    payments.searchPayments,
    [{ page: 4, companyId: 2, methodId: 3, payedAt: '2026-11-20', orderBy: 'amount_SORT_DESC' }],
    {
      path: '/v1/manage/pay/search',
      body: { companyId: 2, methodId: 3, payedAt: '2026-11-20', orderBy: 'amount_SORT_DESC' },
    },
  ),
  loadCall('GET /v1/manage/pay/{id}', payments.loadPayment, [5], { path: '/v1/manage/pay/5' }),
  changeCall('POST /v1/manage/pay', payments.createPayment, [2, PAYMENT], {
    path: '/v1/manage/pay?companyId=2',
    body: PAYMENT,
  }),
  changeCall('POST /v1/manage/pay/{id}', payments.updatePayment, [5, PAYMENT], {
    path: '/v1/manage/pay/5',
    body: PAYMENT,
  }),
  changeCall('DELETE /v1/manage/pay/{id}', payments.deletePayment, [5], { path: '/v1/manage/pay/5' }),

  loadCall('POST /v1/manage/salary/search', salary.searchSalary, [{ page: 1, ...SALARY_FILTERS }], {
    path: '/v1/manage/salary/search?page=1&cityId=1&group=true',
    body: SALARY_SENT,
  }),
  loadCall('POST /v1/manage/salary/search', salary.searchSalary, [{ page: 3, cityId: 1, group: false }], {
    path: '/v1/manage/salary/search?page=3&cityId=1',
    body: {},
  }),
  loadCall('POST /v1/manage/salary/summary', salary.loadSalarySummary, [SALARY_FILTERS], {
    path: '/v1/manage/salary/summary?cityId=1',
    body: SALARY_SENT,
  }),
  changeCall('GET /v1/manage/salary/{id}/pay', salary.paySalary, [21], { path: '/v1/manage/salary/21/pay' }),
  changeCall('POST /v1/manage/salary/pay-bulk', salary.paySalaries, [[21, 22]], {
    path: '/v1/manage/salary/pay-bulk',
    body: { ids: [21, 22] },
  }),
]
