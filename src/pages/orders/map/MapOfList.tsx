import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { OrderFilters } from '../../../api/orders'
import type { Attention } from '../../../domain/ordersAttention'
import { filterBody, type Query } from '../../../lib/address'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import type { OrdersMapProps } from './OrdersMap'

const OrdersMap = lazyPart(() => import('./OrdersMap').then((m) => m.OrdersMap))

export type MapOfListProps = Pick<OrdersMapProps, 'rows' | 'assign' | 'chosen'> & {
  query: Query<OrderFilters>
  attention: Attention | undefined
}

export function MapOfList({ query, attention, ...map }: MapOfListProps) {
  return (
    <OrdersMap
      {...map}
      isAttention={attention !== undefined}
      cityId={query.cityId}
      list={JSON.stringify([filterBody({ ...query, orderBy: undefined }), attention])}
    />
  )
}

export function MapButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button className="orders-top__map" icon={<EnvironmentOutlined />} aria-pressed={isOpen} onClick={onToggle}>
      Карта
    </Button>
  )
}
