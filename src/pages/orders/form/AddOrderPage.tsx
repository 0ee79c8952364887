import { Card } from 'antd'
import { lastSeen } from '../../../kit/address/lastSearch'
import { paths } from '../../../kit/address/paths'
import { useBackLink } from '../../../kit/backLink'
import { LinkButton } from '../../../kit/LinkButton'
import { orderDuplicate } from '../../../parts/duplicates'
import { useAccess, useUser } from '../../../session/useAccess'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { toast } from '../../../ui/toasts'
import { type AddedOrder, addOrder } from './addOrder'
import { NewOrderPoint } from './NewOrderPoint'
import { OrderForm } from './OrderForm'
import { NewOrderPlace } from './OrderPlace'
import { newOrderValues } from './orderValues'

const LIST = paths.orders

/** Only partner users may add orders (operations, «New order»). */
export default function AddOrderPage() {
  const { companyId } = useUser()
  return (
    <>
      <PageHeader title="Новый заказ" />
      {companyId === undefined ? <NoPartner /> : <NewOrder companyId={companyId} />}
    </>
  )
}

function NewOrder({ companyId }: { companyId: number }) {
  const { allowedCities } = useUser()
  const can = useAccess()
  const list = lastSeen(LIST)
  const goBack = useBackLink(list)
  return (
    <OrderForm
      mode="create"
      blank={newOrderValues(allowedCities)}
      submit={addOrder}
      duplicate={orderDuplicate}
      onSaved={({ response }) => {
        tellAdded(response as AddedOrder)
        goBack()
      }}
      cancelTo={list}
      place={<NewOrderPlace companyId={companyId} />}
      point={can('order_change_coordinate') && <NewOrderPoint />}
    />
  )
}

/** Names the new order if the response does (contract, «Envelope»: the server may respond without a body). */
function tellAdded({ id, pointFailure }: AddedOrder): void {
  const opened = id === undefined ? {} : { link: { label: 'Открыть', to: lastSeen(LIST, { order: id }) } }
  const name = id === undefined ? 'Заказ' : `Заказ ${id}`
  toast.success(`${name} добавлен`, { ...opened, more: { label: 'Ещё один', to: paths.addOrder } })
  if (pointFailure !== undefined) {
    toast.failure({ message: `${name}: точка на карте не сохранилась`, hint: pointFailure })
  }
}

function NoPartner() {
  const mayView = useAccess()('order_view')
  return (
    <Card>
      <EmptyState
        title="Заказы могут добавлять только партнёры"
        hint="Ваша учётная запись не относится ни к одной компании"
        action={
          <LinkButton type="primary" to={mayView ? LIST : paths.profile}>
            {mayView ? 'К активным заказам' : 'В профиль'}
          </LinkButton>
        }
      />
    </Card>
  )
}
