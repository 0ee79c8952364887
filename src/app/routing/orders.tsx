import { InboxOutlined, ThunderboltOutlined } from '@ant-design/icons'
import { lazyModule } from '../../lib/lazyModule'
import type { EarlyList } from '../../pages/orders/list/earlyList'
import { paths } from '../../ui/address/paths'
import { all } from './accessRules'
import { ORDERS } from './crumbs'
import type { AppRoute } from './route'
import { lazyScreen } from './screen'

/** The code of the first is that of its screen; that of the second is small, and there long before its screen. */
const loadOrders = lazyModule(() => import(/* webpackChunkName: "orders" */ '../../pages/orders/live/earlyOrders'))
const loadArchive = lazyModule(() => import('../../pages/orders/archive/earlyArchive'))

/** A screen whose code could not be loaded fails visibly, and asks by itself once it is there. */
const early = (load: () => Promise<{ default: EarlyList }>) => () =>
  load().then(
    (module) => module.default,
    () => undefined,
  )

/** Orders of the day and the archive. */
export const ORDER_ROUTES: readonly AppRoute[] = [
  {
    path: paths.orders,
    title: 'Активные заказы',
    access: all('order_view'),
    deniedTo: paths.profile,
    menu: { label: 'Активные заказы', icon: <ThunderboltOutlined aria-hidden /> },
    screen: lazyScreen(() =>
      import(/* webpackChunkName: "orders" */ '../../pages/orders/OrdersPage').then((m) => m.OrdersPage),
    ),
    isByCity: true,
    isKept: true,
    early: early(loadOrders),
  },
  {
    path: paths.addOrder,
    title: 'Новый заказ',
    access: all('order_create'),
    deniedTo: paths.profile,
    trail: [ORDERS],
    screen: lazyScreen(() => import('../../pages/orders/form/AddOrderPage').then((m) => m.default)),
  },
  {
    path: paths.order(':id').edit,
    title: 'Редактирование заказа',
    access: all('order_update', 'order_change_courier'),
    deniedTo: paths.profile,
    trail: [ORDERS],
    screen: lazyScreen(() => import('../../pages/orders/form/EditOrderPage').then((m) => m.default)),
  },
  {
    path: paths.archive,
    title: 'Архив заказов',
    access: all('order_view'),
    deniedTo: paths.profile,
    menu: { label: 'Архив заказов', icon: <InboxOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/orders/archive/ArchivePage').then((m) => m.ArchivePage)),
    isByCity: true,
    isKept: true,
    early: early(loadArchive),
  },
]
