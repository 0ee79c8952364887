import { Skeleton } from 'antd'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import type { OrderPanelProps } from '../detail/OrderPanel'

export const LazyOrderPanel = lazyPart<OrderPanelProps>(
  () => import('../detail/OrderPanel').then((m) => m.OrderPanel),
  {
    waiting: <Skeleton active title={false} />,
  },
)
