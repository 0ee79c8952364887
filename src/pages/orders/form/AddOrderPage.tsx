import { Card } from 'antd'
import { createOrder } from '../../../api/orders'
import { paths } from '../../../kit/address/paths'
import { useBackLink } from '../../../kit/backLink'
import { LinkButton } from '../../../kit/LinkButton'
import { orderDuplicate } from '../../../parts/duplicates'
import { useAccess, useUser } from '../../../session/useAccess'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { toast } from '../../../ui/toasts'
import { OrderForm } from './OrderForm'
import { NewOrderPlace } from './OrderPlace'
import { newOrderValues, orderBody } from './orderValues'

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
  const goBack = useBackLink(LIST)
  return (
    <OrderForm
      mode="create"
      blank={newOrderValues(allowedCities)}
      submit={(values) => createOrder(orderBody(values))}
      duplicate={orderDuplicate}
      onSaved={() => {
        toast.success('Заказ добавлен')
        goBack()
      }}
      cancelTo={LIST}
      place={<NewOrderPlace companyId={companyId} />}
    />
  )
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
