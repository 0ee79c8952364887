import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { fitnessText } from '../../../domain/courierChoice'
import { isolated } from '../../../domain/text'
import { mapLoaded } from '../../../lib/loaded'
import { useAccess } from '../../../session/useAccess'
import { fieldNames } from '../../../ui/form/fieldNames'
import { ModalForm } from '../../../ui/form/ModalForm'
import { required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { useLoaded } from '../../../ui/load/useLoaded'
import { loadCandidates, offered } from './courierCandidates'
import { UsualReasons } from './UsualReasons'

export type OrderDialogProps = { open: boolean; order: Order; onSaved: () => void; onClose: () => void }

const field = fieldNames<OrderCourierBody>()
const BLANK: Partial<OrderCourierBody> = {}

/** Gives the order to another courier with an active slot in its city; the reason is required. */
export function ChangeCourierForm({ open, order, onSaved, onClose }: OrderDialogProps) {
  const can = useAccess()
  const couriers = useLoaded(loadCandidates, [order.cityId, can('courier_location_view')], { skip: !open })
  // Left out here, not while loading: the order may change hands while a reason is being typed.
  const candidates = offered(couriers.value, order)
  const [first] = candidates ?? []
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={`Смена курьера заказа ${order.id}`}
      mode="create"
      submitText="Сменить"
      entity={mapLoaded(couriers, () => BLANK)}
      submit={(values) => changeOrderCourier(order.id, { ...values, reason: values.reason.trim() })}
      twin="same"
      onSaved={onSaved}
      onClose={onClose}
    >
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={required}
        options={
          candidates?.map((one) => ({ value: one.id, label: `${isolated(one.fio)} — ${fitnessText(one)}` })) ?? []
        }
        {...(candidates && {
          hint: first ? `Первый: ${isolated(first.fio)} — ${fitnessText(first)}` : 'Курьеры отсутствуют',
        })}
      />
      <TextAreaField name={field('reason')} label="Причина" rule={required} />
      <UsualReasons name={field('reason')} />
    </ModalForm>
  )
}
