import { Alert } from 'antd'
import { useContext, useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { useParams } from 'wouter'
import { type Order, updateOrder } from '../../../api/orders'
import { isActiveOrderStatus, orderSums, PREPAID_PAYMENT_TYPE } from '../../../domain/orders'
import { paidOrderChangeText } from '../../../domain/paidOrderChange'
import { bidiIsolated } from '../../../domain/textFormatting'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import { RemoteFieldChangesContext } from '../../../kit/form/useFormConflictCheck'
import { useGoBack } from '../../../kit/useGoBack'
import { orderStatusesLoader } from '../../../session/dictionaries'
import { useFormValue } from '../../../ui/form/useFieldValue'
import { PageHeader } from '../../../ui/PageHeader'
import { ColorDotTag } from '../../../ui/StatusTag'
import { toast } from '../../../ui/toasts'
import { useStatusNames } from '../list/useStatusNames'
import { FixedOrderBranchFields } from './OrderBranchFields'
import { OrderForm } from './OrderForm'
import { editedOrderBody, ORDER_MERGE_RULES, type OrderValues } from './orderValues'
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
    void orderStatusesLoader.load()
  }, [])
  return (
    <div className="order-form">
      <PageHeader title="Редактирование заказа" extra={<OrderMark id={id} order={latest} />} />
      <OrderForm
        mode="edit"
        entity={entity}
        merge={ORDER_MERGE_RULES}
        submit={(changed, saved) => updateOrder(id, editedOrderBody(changed, saved))}
        onSaved={() => {
          toast.success(`Заказ ${id} сохранён`, { link: { label: 'Открыть', to: lastListUrl(path, { order: id }) } })
          goBack()
        }}
        cancelTo={list}
        place={<FixedOrderBranchFields order={latest} />}
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
      {order && <ColorDotTag color={nameOf(order.status).color}>{nameOf(order.status).name}</ColorDotTag>}
    </>
  )
}

function PaidDifference() {
  const { initialValues = {} } = useFormState<Partial<OrderValues>>({ subscription: { initialValues: true } })
  const total = useFormValue((values) => orderSums(values).total)
  const { paymentTypeId, orderItems = [] } = initialValues
  // If the server omitted the price of an item, the saved sum is unknown.
  const isKnown = paymentTypeId === PREPAID_PAYMENT_TYPE && orderItems.every(({ price }) => price !== undefined)
  const text = isKnown ? paidOrderChangeText(orderSums(initialValues).total, total) : undefined
  return (
    <div className="order-changes" role="status">
      {text && <p className="order-form__paid">{text}</p>}
    </div>
  )
}

function OrderChanges({ loaded, latest }: { loaded: Order; latest: Order }) {
  const { taken, conflicts } = useContext(RemoteFieldChangesContext)
  const { name } = useStatusNames()(latest.status)
  const news = [...(latest.status === loaded.status ? [] : [`статус «${bidiIsolated(name)}»`]), ...taken]
  const lines = [
    news.length > 0 && `Заказ изменился: ${news.join(', ')}`,
    conflicts.length > 0 && `Изменилось и то, что введено здесь: ${conflicts.join(', ')}. Введённое осталось.`,
    !isActiveOrderStatus(latest.status) && 'Заказ в архиве: сервер может не принять изменения',
  ].filter((line) => line !== false)
  // Render the container even without a notice, because screen readers announce only changes inside an existing
  // container.
  return (
    <div className="order-changes" role="status">
      {lines.length > 0 && <Alert type="warning" showIcon title={lines.map((line) => <div key={line}>{line}</div>)} />}
    </div>
  )
}
