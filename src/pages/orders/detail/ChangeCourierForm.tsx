import { searchActiveCouriers } from '../../../api/couriers'
import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { isFreeCourier } from '../../../domain/couriers'
import type { Option } from '../../../domain/labels'
import { mapLoaded } from '../../../lib/loaded'
import { fieldsOf } from '../../../ui/form/fieldNames'
import { ModalForm } from '../../../ui/form/ModalForm'
import { required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { useLoaded } from '../../../ui/load/useLoaded'

export type OrderDialogProps = { open: boolean; order: Order; onSaved: () => void; onClose: () => void }

const field = fieldsOf<OrderCourierBody>()
const BLANK: Partial<OrderCourierBody> = {}

/** Gives the order to another courier with an active slot in its city; the reason is required. */
export function ChangeCourierForm({ open, order, onSaved, onClose }: OrderDialogProps) {
  const couriers = useLoaded(loadChoices, [order.cityId], { skip: !open })
  // Left out here, not while loading: the order may change hands while a reason is being typed.
  const options = couriers.value?.filter(({ value }) => value !== order.courier?.id)
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={`Смена курьера заказа ${order.id}`}
      mode="create"
      submitText="Сменить"
      entity={mapLoaded(couriers, () => BLANK)}
      submit={(values) => changeOrderCourier(order.id, { ...values, reason: values.reason.trim() })}
      onSaved={onSaved}
      onClose={onClose}
    >
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={required}
        options={options ?? []}
        hint={options?.length === 0 ? 'Курьеры отсутствуют' : undefined}
      />
      <TextAreaField name={field('reason')} label="Причина" rule={required} />
    </ModalForm>
  )
}

/** Couriers, each with what he is doing, those who are free first. */
async function loadChoices(cityId: number, signal: AbortSignal): Promise<Option<number>[]> {
  const couriers = await searchActiveCouriers(cityId, signal)
  return couriers
    .map((courier) => {
      const isBusy = !isFreeCourier(courier)
      const state = isBusy ? (courier.orderStatusName ?? 'с заказом') : 'свободен'
      return { value: courier.id, label: `${courier.fio} — ${state}`, isBusy }
    })
    .sort((a, b) => Number(a.isBusy) - Number(b.isBusy) || a.label.localeCompare(b.label, 'ru'))
    .map(({ value, label }) => ({ value, label }))
}
