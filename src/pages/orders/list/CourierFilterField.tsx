import { Alert, Button } from 'antd'
import { type CourierOption, loadCourierOptions } from '../../../api/dictionaries'
import type { OrderFilters } from '../../../api/orders'
import { fieldNames } from '../../../ui/form/fieldNames'
import { SelectField } from '../../../ui/form/SelectField'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'

const field = fieldNames<OrderFilters>()

const NO_COURIERS: CourierOption[] = []

export function CourierFilterField() {
  const cityId = useFieldValue(field('cityId'))
  const couriers = useLoadedValue(loadCourierOptions, [cityId])
  const { failure, reload } = couriers
  const options = couriers.value ?? NO_COURIERS
  return (
    <>
      <SelectField
        name={field('courierId')}
        label="Курьер"
        disabled={options.length === 0}
        loading={couriers.status === 'loading'}
        options={options}
        placeholder={couriers.value?.length === 0 ? 'Курьеры отсутствуют' : undefined}
      />
      {failure && (
        <Alert
          className="filter-card__notice"
          type="warning"
          showIcon
          title={`Курьеры не загрузились: ${failure.message}`}
          description={failure.hint}
          action={<Button onClick={reload}>Обновить</Button>}
        />
      )}
    </>
  )
}
