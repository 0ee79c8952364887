import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { OrderFilters } from '../../../api/orders'
import type { Attention } from '../../../domain/ordersAttention'
import { filterBody, type Query } from '../../../lib/address'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import type { OrdersMapProps } from './OrdersMap'
import './mapBeside.css'

/** Loaded when it is first shown. */
const OrdersMap = lazyPart(() => import('./OrdersMap').then((m) => m.OrdersMap))

export type MapBesideProps = Pick<OrdersMapProps, 'assign' | 'chosen'> & {
  isOpen: boolean
  /** Rows of the table. */
  rows: readonly OrderRow[]
  query: Query<OrderFilters>
  attention: Attention | undefined
  /** The list. It stays as it is when the map comes and goes. */
  children: ReactNode
}

/** A list of orders with room for the map at its side. */
export function MapBeside({ isOpen, rows, query, attention, assign, chosen, children }: MapBesideProps) {
  return (
    <div className={isOpen ? 'orders-body orders-body--map' : 'orders-body'}>
      <div>{children}</div>
      {isOpen && (
        <div className="orders-body__map">
          <OrdersMap
            rows={rows}
            isAttention={attention !== undefined}
            cityId={query.cityId}
            assign={assign}
            chosen={chosen}
            list={JSON.stringify([filterBody({ ...query, orderBy: undefined }), attention])}
          />
        </div>
      )}
    </div>
  )
}

export function MapButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button className="orders-top__map" icon={<EnvironmentOutlined />} aria-pressed={isOpen} onClick={onToggle}>
      Карта
    </Button>
  )
}
