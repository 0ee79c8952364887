import { CloseOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isActiveOrderStatus } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { toolButtonProps } from '../../../ui/toolButton'
import { OrderDetail } from './OrderDetail'
import './orderPanel.css'

type Props = { id: number; isArchive: boolean }

/**
 * Shows the order from the URL above the table if the current page has no row for it. If the order belongs to the other
 * list (active or archive), redirects to that list.
 */
export function OffPageOrderDetail({ id, isArchive }: Props) {
  const { value: row, status, failure, reload } = useLoadedValue(loadOrderRow, [id])
  const [, navigate] = useLocation()
  const { set } = useUrlQuery()
  const section = useRef<HTMLElement>(null)
  const isOfOther = row !== undefined && isActiveOrderStatus(row.order.status) === isArchive
  // Redirect only by the status from the first load: if the order ends while the user views it, the user remains on
  // this page.
  const wasOther = useRef<boolean>(undefined)
  if (row !== undefined) wasOther.current ??= isOfOther
  useEffect(() => {
    if (!row) return
    if (wasOther.current)
      navigate(isArchive ? paths.ordersWith({ order: id }) : paths.archiveWith({ order: id }), { replace: true })
    else section.current?.scrollIntoView({ block: 'nearest' })
  }, [row, id, isArchive, navigate])

  return (
    <section ref={section} className="order-outside" aria-label={`Заказ ${id} по ссылке`}>
      <header className="order-outside__head">
        <h2>{`Заказ ${id}`}</h2>
        <span>{row ? 'нет на этой странице списка' : ''}</span>
        <Button
          {...toolButtonProps(`Закрыть заказ ${id}`)}
          icon={<CloseOutlined />}
          onClick={() => set({ order: undefined, form: undefined, entry: undefined })}
        />
      </header>
      {status === 'failed' && <ErrorPanel failure={failure} onRetry={reload} />}
      {row ? <OrderDetail row={row} isArchive={isArchive} /> : status !== 'failed' && <Skeleton active title={false} />}
    </section>
  )
}
