import { type CourierOption, loadCourierOptions } from '../../api/dictionaries'
import type { ShiftFilters } from '../../api/shifts'
import { SHIFT_PAYMENT_TYPE_OPTIONS } from '../../domain/shifts'
import { FilterCard, type ListFilterState } from '../../kit/list/FilterCard'
import { useCityOptions } from '../../session/cityOptions'
import { DateField } from '../../ui/form/DateField'
import { fieldNames } from '../../ui/form/fieldNames'
import { SelectField } from '../../ui/form/SelectField'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { SAVED_SHIFT_FILTERS, SHIFT_FILTER_KEYS } from './shiftList'

const field = fieldNames<ShiftFilters>()
const NO_COURIERS: CourierOption[] = []

type ShiftFilterFormProps = { list: ListFilterState<ShiftFilters> }

export function ShiftFilterForm({ list }: ShiftFilterFormProps) {
  const cities = useCityOptions()
  const [only, ...others] = cities
  const preset = only && others.length === 0 ? { cityId: only.value } : undefined
  return (
    <FilterCard<ShiftFilters> list={list} keys={SHIFT_FILTER_KEYS} preset={preset} saved={SAVED_SHIFT_FILTERS}>
      {(values, form) => (
        <>
          <DateField name={field('dateStart')} label="Дата с" notAfter={field('dateEnd')} />
          <DateField name={field('dateEnd')} label="Дата по" notBefore={field('dateStart')} />
          <SelectField
            name={field('cityId')}
            label="Город"
            placeholder="Выберите город"
            options={cities}
            onChange={() => form.change('courierId', undefined)}
          />
          <CourierField cityId={values.cityId ?? undefined} />
          <SelectField name={field('payTypeId')} label="Тип оплаты" options={SHIFT_PAYMENT_TYPE_OPTIONS} />
        </>
      )}
    </FilterCard>
  )
}

function CourierField({ cityId }: { cityId: number | undefined }) {
  const couriers = useLoadedValue(loadCourierOptions, [cityId])
  const options = couriers.value ?? NO_COURIERS
  return (
    <>
      <SelectField
        name={field('courierId')}
        label="Курьер"
        disabled={cityId === undefined}
        loading={couriers.status === 'loading' && !couriers.value}
        options={options}
        placeholder={couriers.value?.length === 0 ? 'Курьеры отсутствуют' : undefined}
      />
      <div className="filter-card__notice">
        <LoadFailureAlert of={couriers} />
      </div>
    </>
  )
}
