import type { OrderFilters } from '../../../api/orders'
import { DELIVERY_SERVICE_LABEL } from '../../../domain/cities'
import type { Option } from '../../../domain/labeledOptions'
import { RegisterFieldLabelContext } from '../../../ui/form/fieldLabels'
import { fieldNames } from '../../../ui/form/fieldNames'
import { SelectField } from '../../../ui/form/SelectField'
import { CourierFilterField } from './CourierFilterField'
import { OrderDateFilterFields } from './OrderDateFilterFields'

const field = fieldNames<OrderFilters>()

const yesNo = (yes: string, no: string): Option<boolean>[] => [
  { value: true, label: yes },
  { value: false, label: no },
]

const SERVICES = Object.values(DELIVERY_SERVICE_LABEL).map((name) => ({ value: name, label: name }))

export type MoreOrderFilterFieldsProps = {
  isArchive: boolean
}

/** Filter fields that are seldom needed (operations, «Orders filter form», «Further filter keys»). */
export function MoreOrderFilterFields({ isArchive }: MoreOrderFilterFieldsProps) {
  return (
    <>
      {!isArchive && <CourierFilterField />}
      {/* These fields add no chips to the filter card: `UrlOnlyFilterChips` shows their chips, even while the fields are collapsed. */}
      <RegisterFieldLabelContext value={null}>
        {!isArchive && <OrderDateFilterFields />}
        <SelectField name={field('isExternalCourier')} label="Внешний курьер" options={yesNo('Внешний', 'Свой')} />
        <SelectField name={field('deliveryService')} label="Служба доставки" options={SERVICES} />
        <SelectField name={field('isNewClient')} label="Новый клиент" options={yesNo('Новый', 'Не новый')} />
        <SelectField name={field('isPromoUsed')} label="Промокод" options={yesNo('Использован', 'Не использован')} />
        <SelectField name={field('hasReturnCheck')} label="Чек возврата" options={yesNo('Есть', 'Нет')} />
      </RegisterFieldLabelContext>
    </>
  )
}
