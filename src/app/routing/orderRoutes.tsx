import { InboxOutlined, ThunderboltOutlined } from '@ant-design/icons'
import { paths } from '../../kit/address/paths'
import { lazyModule } from '../../lib/lazyModule'
import type { OrderListPrefetch } from '../../pages/orders/list/orderListPrefetch'
import { allPermissionsRule } from './accessRules'
import type { AppRoute } from './appRoute'
import { lazyScreen } from './lazyScreen'
import { ORDERS_CRUMB } from './parentBreadcrumbs'

/**
 * Modules that request a screen's list before the screen renders. The module for active orders is in the chunk of the orders screen. The
 * module for the archive is a small chunk of its own, which arrives long before the archive screen.
 */
const loadOrders = lazyModule(() => import(/* webpackChunkName: "orders" */ '../../pages/orders/live/ordersPrefetch'))
const loadArchive = lazyModule(() => import('../../pages/orders/archive/archivePrefetch'))

/** If the prefetch module does not load, the result is undefined. The list is then requested only when its screen renders. */
const prefetch = (load: () => Promise<{ default: OrderListPrefetch }>) => () =>
  load().then(
    (module) => module.default,
    () => undefined,
  )

export const ORDER_ROUTES: readonly AppRoute[] = [
  {
    path: paths.orders,
    title: 'Активные заказы',
    access: allPermissionsRule('order_view'),
    deniedTo: paths.profile,
    menu: { label: 'Активные заказы', icon: <ThunderboltOutlined aria-hidden /> },
    screen: lazyScreen(() =>
      import(/* webpackChunkName: "orders" */ '../../pages/orders/OrdersPage').then((m) => m.OrdersPage),
    ),
    isByCity: true,
    isCached: true,
    prefetch: prefetch(loadOrders),
  },
  {
    path: paths.addOrder,
    title: 'Новый заказ',
    access: allPermissionsRule('order_create'),
    deniedTo: paths.profile,
    trail: [ORDERS_CRUMB],
    screen: lazyScreen(() => import('../../pages/orders/form/AddOrderPage').then((m) => m.default)),
  },
  {
    path: paths.order(':id').edit,
    title: 'Редактирование заказа',
    access: allPermissionsRule('order_update', 'order_change_courier'),
    deniedTo: paths.profile,
    trail: [ORDERS_CRUMB],
    screen: lazyScreen(() => import('../../pages/orders/form/EditOrderPage').then((m) => m.default)),
  },
  {
    path: paths.archive,
    title: 'Архив заказов',
    access: allPermissionsRule('order_view'),
    deniedTo: paths.profile,
    menu: { label: 'Архив заказов', icon: <InboxOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/orders/archive/ArchivePage').then((m) => m.ArchivePage)),
    isByCity: true,
    isCached: true,
    prefetch: prefetch(loadArchive),
  },
]
