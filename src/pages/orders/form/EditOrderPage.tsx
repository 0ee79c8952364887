import { useEffect } from 'react'
import { useParams } from 'wouter'
import { type Order, updateOrder } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import { useGoBack } from '../../../kit/useGoBack'
import { orderStatuses } from '../../../session/dictionaries'
import { PageHeader } from '../../../ui/PageHeader'
import { DotTag } from '../../../ui/StatusTag'
import { toast } from '../../../ui/toasts'
import { useStatusNames } from '../list/useStatusNames'
import { OrderBranchFields } from './OrderBranchFields'
import { OrderChanges } from './OrderChanges'
import { OrderForm } from './OrderForm'
import { editedOrderBody, ORDER_MERGE } from './orderValues'
import { PaidDifference } from './PaidDifference'
import { useEditedOrder } from './useEditedOrder'
import './orderForm.css'

/** The page at `/orders/edit/{id}` (operations, «Edit order»). */
export default function EditOrderPage() {
  const { id } = useParams<{ id: string }>()
  return <EditOrder key={id} id={Number(id)} />
}

function EditOrder({ id }: { id: number }) {
  const { loaded, latest, entity } = useEditedOrder(id)
  const isArchived = latest !== undefined && !isActiveOrderStatus(latest.status)
  const path = isArchived ? paths.archive : paths.orders
  const list = lastListUrl(path)
  const goBack = useGoBack(list)
  useEffect(() => {
    void orderStatuses.load()
  }, [])
  return (
    <div className="order-form">
      <PageHeader title="Редактирование заказа" extra={<OrderMark id={id} order={latest} />} />
      <OrderForm
        mode="edit"
        entity={entity}
        merge={ORDER_MERGE}
        submit={(changed, saved) => updateOrder(id, editedOrderBody(changed, saved))}
        onSaved={() => {
          toast.success(`Заказ ${id} сохранён`, { link: { label: 'Открыть', to: lastListUrl(path, { order: id }) } })
          goBack()
        }}
        cancelTo={list}
        place={<OrderBranchFields order={latest} />}
        notice={
          <>
            <PaidDifference />
            {loaded && latest && <OrderChanges loaded={loaded} latest={latest} />}
          </>
        }
      />
    </div>
  )
}

function OrderMark({ id, order }: { id: number; order: Order | undefined }) {
  const nameOf = useStatusNames()
  return (
    <>
      <span>{order?.externalId ? `№ ${id} (${order.externalId})` : `№ ${id}`}</span>
      {order && <DotTag color={nameOf(order.status).color}>{nameOf(order.status).name}</DotTag>}
    </>
  )
}
