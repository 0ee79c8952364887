import { filterFields } from '../../kit/directory/filterFields'
import { useCityOptions } from '../../session/allowedCities'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { notifications, statusLabel } from './notificationList'

const field = filterFields(notifications)
const STATUSES = [true, false].map((value) => ({ value, label: statusLabel(value) }))

export function NotificationFilter() {
  return (
    <>
      <NumberField name={field('id')} label="ID" />
      <NumberField name={field('orderId')} label="Номер заказа" />
      <SelectField name={field('cityId')} label="Город" options={useCityOptions()} />
      <SelectField name={field('status')} label="Статус" options={STATUSES} />
    </>
  )
}
