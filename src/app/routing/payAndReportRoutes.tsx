import { CreditCardOutlined, WalletOutlined } from '@ant-design/icons'
import { paths } from '../../kit/address/paths'
import type { Config } from '../../session/config'
import { allPermissionsRule } from './accessRules'
import type { AppRoute } from './appRoute'
import { lazyScreen } from './lazyScreen'

export const PAY_ROUTES: readonly AppRoute[] = [
  {
    path: paths.payments,
    title: 'Оплаты',
    access: allPermissionsRule('pay_view'),
    menu: { label: 'Оплаты', icon: <CreditCardOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/payments/PaymentsPage').then((m) => m.PaymentsPage)),
  },
  {
    path: paths.salary,
    title: 'Выплаты',
    access: allPermissionsRule('salary_manage'),
    menu: { label: 'Выплаты', icon: <WalletOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/salary/SalaryPage').then((m) => m.SalaryPage)),
    isByCity: true,
  },
]

const REPORTS = {
  partners: lazyScreen(() => import('../../pages/reports/PartnerReportPage').then((m) => m.PartnerReportPage)),
  couriers: lazyScreen(() => import('../../pages/reports/CourierReportPage').then((m) => m.CourierReportPage)),
  daily: lazyScreen(() => import('../../pages/reports/DailyReportPage').then((m) => m.DailyReportPage)),
}

/**
 * Path, permission and title of the daily report depend on `product`. Call `lazyScreen` outside this function: inside, each call would
 * create new screens, which load their chunks again and show the loading state.
 */
export function createReportRoutes(product: Config['product']): readonly AppRoute[] {
  return [
    {
      path: paths.companiesReport,
      title: 'Отчёт по партнёрам',
      access: allPermissionsRule('report_partner_view'),
      menu: { label: 'По партнёрам', group: 'reports' },
      screen: REPORTS.partners,
      isByCity: true,
    },
    {
      path: paths.couriersReport,
      title: 'Отчёт по курьерам',
      access: allPermissionsRule('report_courier_view'),
      menu: { label: 'По курьерам', group: 'reports' },
      screen: REPORTS.couriers,
      isByCity: true,
    },
    {
      path: paths.report(product.code),
      title: `Отчёт «${product.name}»`,
      access: allPermissionsRule(`report_${product.code}_view`),
      menu: { label: product.name, group: 'reports' },
      screen: REPORTS.daily,
      isByCity: true,
    },
  ]
}
