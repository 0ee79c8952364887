import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { Order } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { isolated } from '../../../domain/text'
import { useStatusNames } from '../list/useStatusNames'
import { followOrder, type OrderValues, orderValues } from './orderValues'

const FIELD_NAME: Record<keyof OrderValues, string> = {
  customerName: 'имя',
  phone: 'телефон',
  street: 'улица',
  house: 'дом',
  flat: 'квартира',
  comments: 'комментарий',
  cityId: 'город',
  branchId: 'филиал',
  paymentTypeId: 'тип оплаты',
  timeForReady: 'время приготовления',
  deliveryDateTime: 'время доставки',
  orderItems: 'состав',
  deliveryPrice: 'стоимость доставки',
  correctionalPrice: 'корректировка',
  customerAmount: 'сдача',
}

type Names = readonly string[]

/**
 * When the order changes on the server during editing, updates the fields that the user has not changed, keeps the
 * typed values and shows a notice. Otherwise saving the whole form would undo the change made elsewhere.
 */
export function OrderChanges({ loaded, latest }: { loaded: Order; latest: Order }) {
  const form = useForm<Partial<OrderValues>>()
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const [changed, setChanged] = useState<{ followed: Names; kept: Names }>({ followed: [], kept: [] })

  useEffect(() => {
    // Ignore changes of the order during a save, because the save itself may have caused them.
    if (submitting || latest === loaded) return
    const { values, initialValues = {} } = form.getState()
    const fresh = orderValues(latest)
    const { typed, followed, kept } = followOrder(values, initialValues, fresh)
    if (followed.length === 0 && kept.length === 0) return
    form.batch(() => {
      form.initialize(fresh)
      for (const key of typed) form.change(key, values[key])
    })
    setChanged((last) => ({ followed: joined(last.followed, followed), kept: joined(last.kept, kept) }))
  }, [form, submitting, loaded, latest])

  const { name } = useStatusNames()(latest.status)
  const news = [...(latest.status === loaded.status ? [] : [`статус «${isolated(name)}»`]), ...changed.followed]
  const lines = [
    news.length > 0 && `Заказ изменился: ${news.join(', ')}`,
    changed.kept.length > 0 && `Изменилось и то, что введено здесь: ${changed.kept.join(', ')}. Введённое осталось.`,
    !isActiveStatus(latest.status) && 'Заказ в архиве: сервер может не принять изменения',
  ].filter((line) => line !== false)
  // Render the container even without a notice, because screen readers announce only changes inside an existing
  // container.
  return (
    <div className="order-changes" role="status">
      {lines.length > 0 && <Alert type="warning" showIcon title={lines.map((line) => <div key={line}>{line}</div>)} />}
    </div>
  )
}

const joined = (names: Names, keys: readonly (keyof OrderValues)[]): Names => [
  ...new Set([...names, ...keys.map((key) => FIELD_NAME[key])]),
]
