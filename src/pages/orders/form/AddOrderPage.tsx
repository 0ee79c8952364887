import { Button, Card } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import { LinkButton } from '../../../kit/LinkButton'
import { CoordinatePicker } from '../../../kit/map/CoordinatePicker'
import { useGoBack } from '../../../kit/useGoBack'
import { useCityCenter } from '../../../parts/cityPlace/useCityCenter'
import { findDuplicateOrder } from '../../../parts/duplicates'
import { useAccess, useUser } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { fieldNames } from '../../../ui/form/fieldNames'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { PageHeader } from '../../../ui/PageHeader'
import { toast } from '../../../ui/toasts'
import { coordinateFailures } from '../detail/coordinateFailures'
import { type AddedOrder, addOrder } from './addOrder'
import { NewOrderBranchFields } from './OrderBranchFields'
import { OrderForm } from './OrderForm'
import { newOrderValues, type OrderValues } from './orderValues'

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
  const list = lastListUrl(LIST)
  const goBack = useGoBack(list)
  const [, navigate] = useLocation()
  const [isUnplaced, setUnplaced] = useState(false)
  if (isUnplaced) return <Unplaced list={list} onNext={() => setUnplaced(false)} />
  return (
    <OrderForm
      mode="create"
      blank={newOrderValues(allowedCities)}
      submit={addOrder}
      duplicate={findDuplicateOrder}
      savedAway={null}
      onChanged={({ response }) => {
        const added = response as AddedOrder
        const { id, pointFailure } = added
        showAddedToast(added)
        // The order's detail shows why the coordinates were not saved and lets the user set them again.
        if (id !== undefined && pointFailure !== undefined) coordinateFailures[id] = pointFailure
      }}
      onSaved={({ response }) => {
        const { id, pointFailure } = response as AddedOrder
        if (pointFailure === undefined) goBack()
        else if (id === undefined) setUnplaced(true)
        else navigate(lastListUrl(LIST, { order: id }), { replace: true })
      }}
      cancelTo={list}
      place={<NewOrderBranchFields companyId={companyId} />}
      point={can('order_change_coordinate') && <NewOrderCoordinates />}
    />
  )
}

/**
 * The toast contains the order's number only if the response does (contract, «Envelope»: the server may respond without
 * a body).
 */
function showAddedToast({ id, pointFailure }: AddedOrder): void {
  const opened = id === undefined ? {} : { link: { label: 'Открыть', to: lastListUrl(LIST, { order: id }) } }
  const name = id === undefined ? 'Заказ' : `Заказ ${id}`
  toast.success(
    `${name} добавлен`,
    id === undefined && pointFailure !== undefined
      ? {}
      : { ...opened, more: { label: 'Ещё один', to: paths.addOrder } },
  )
  if (pointFailure !== undefined) {
    toast.failure({ message: `${name}: точка на карте не сохранилась`, hint: pointFailure })
  }
}

type UnplacedProps = { list: string; onNext: () => void }

/**
 * Shown instead of the form if the order was created but the response lacks its number. Without the number the console cannot open the
 * order.
 */
function Unplaced({ list, onNext }: UnplacedProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <Card>
      <EmptyState
        title="Заказ добавлен, точка на карте не сохранилась"
        hint="Сервер не назвал номер заказа. Найдите заказ в списке и измените его координаты"
        action={
          <>
            <LinkButton type="primary" to={list}>
              К активным заказам
            </LinkButton>{' '}
            <Button ref={next} onClick={onNext}>
              Добавить ещё один
            </Button>
          </>
        }
      />
    </Card>
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

const field = fieldNames<OrderValues>()

/** The coordinates are optional: without them, the server finds the place by the address. */
function NewOrderCoordinates() {
  const { city, load } = useCityCenter(useFieldValue(field('cityId')))
  return (
    <fieldset className="order-form__point" aria-label="Адрес на карте">
      <LoadFailureAlert of={load} title="Положение города не загрузилось: карта показывает обычное место" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} isOptional />
    </fieldset>
  )
}
