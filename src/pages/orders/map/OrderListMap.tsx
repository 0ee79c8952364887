import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { OrderFilters } from '../../../api/orders'
import type { AttentionKind } from '../../../domain/ordersAttention'
import { filtersToBody, type ListQuery } from '../../../lib/listQuery'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import type { OrdersMapProps } from './OrdersMap'

const OrdersMap = lazyPart(() => import('./OrdersMap').then((m) => m.OrdersMap))

export type OrderListMapProps = Pick<OrdersMapProps, 'rows' | 'assign' | 'chosen'> & {
  query: ListQuery<OrderFilters>
  attention: AttentionKind | undefined
}

export function OrderListMap({ query, attention, ...map }: OrderListMapProps) {
  return (
    <OrdersMap
      {...map}
      isAttention={attention !== undefined}
      cityId={query.cityId}
      list={JSON.stringify([filtersToBody({ ...query, orderBy: undefined }), attention])}
    />
  )
}

export function OrderMapButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button className="orders-top__map" icon={<EnvironmentOutlined />} aria-pressed={isOpen} onClick={onToggle}>
      Карта
    </Button>
  )
}
