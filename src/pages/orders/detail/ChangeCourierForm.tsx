import { searchActiveCouriers } from '../../../api/couriers'
import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
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
        options={couriers.value ?? []}
        hint={couriers.value?.length === 0 ? 'Курьеры отсутствуют' : undefined}
      />
      <TextAreaField name={field('reason')} label="Причина" rule={required} />
    </ModalForm>
  )
}

/** Couriers, each with what he is doing: by name, those who are free before those who have an order. */
async function loadChoices(cityId: number, signal: AbortSignal): Promise<Option<number>[]> {
  const couriers = await searchActiveCouriers(cityId, signal)
  return couriers
    .map(({ id, fio, orderStatusName }) => ({
      value: id,
      label: `${fio} — ${orderStatusName ?? 'свободен'}`,
      isBusy: orderStatusName !== undefined,
    }))
    .sort((a, b) => Number(a.isBusy) - Number(b.isBusy) || a.label.localeCompare(b.label, 'ru'))
    .map(({ value, label }) => ({ value, label }))
}
