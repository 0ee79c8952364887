import { Skeleton } from 'antd'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import type { OrderPanelProps } from '../detail/OrderPanel'

export const LazyOrderPanel = lazyScreenPart<OrderPanelProps>(
  () => import('../detail/OrderPanel').then((m) => m.OrderPanel),
  {
    waiting: <Skeleton active title={false} />,
  },
)
