import { Skeleton } from 'antd'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'

export const LazyOrderPanel = lazyScreenPart(() => import('../detail/OrderPanel').then((m) => m.OrderPanel), {
  waiting: <Skeleton active title={false} />,
})

export const OrderShortcuts = lazyScreenPart(() => import('../keys/OrderShortcuts').then((m) => m.OrderShortcuts), {
  lineName: 'Клавиши списка',
})

export const OrderFinder = lazyScreenPart(() => import('../find/OrderFinder').then((m) => m.OrderFinder), {
  lineName: 'Поиск заказа',
  waiting: <div className="order-finder" />,
})

export const OrderByNumberLink = lazyScreenPart(() => import('./OrderByNumberLink').then((m) => m.OrderByNumberLink))

export const OffPageOrderDetail = lazyScreenPart(() =>
  import('../detail/OffPageOrderDetail').then((m) => m.OffPageOrderDetail),
)
