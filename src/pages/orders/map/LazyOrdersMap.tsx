import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useEffect } from 'react'
import type { OrderFilters } from '../../../api/orders'
import type { OrderAttentionKind } from '../../../domain/ordersAttention'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { filtersToBody, type ListQuery } from '../../../lib/listQuery'
import { readStoredText, writeStoredText } from '../../../lib/storage'
import { booleanStruct } from '../../../lib/structs'
import { useUser } from '../../../session/sessionHooks'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import type { OrdersMapProps } from './OrdersMap'

const OrdersMap = lazyScreenPart(() => import('./OrdersMap').then((m) => m.OrdersMap))

type LazyOrdersMapProps = Pick<OrdersMapProps, 'rows' | 'assign' | 'chosen'> & {
  query: ListQuery<OrderFilters>
  attention: OrderAttentionKind | undefined
}

export function LazyOrdersMap({ query, attention, ...map }: LazyOrdersMapProps) {
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

const OPEN = 'open'

/** The map is open if the URL contains `?map=true`. Without this parameter the user's last choice applies. */
export function useMapToggle(): [boolean, () => void] {
  const { get, set } = useUrlQuery()
  const map = get('map', booleanStruct())
  const key = `orders-map:${useUser().id}`
  const isOpen = map ?? readStoredText(key) === OPEN
  useEffect(() => {
    if (isOpen && !map) set({ map: true }, { replace: true })
  }, [isOpen, map, set])
  const toggle = useCallback(() => {
    writeStoredText(key, isOpen ? null : OPEN)
    set({ map: isOpen ? undefined : true })
  }, [key, isOpen, set])
  return [isOpen, toggle]
}
