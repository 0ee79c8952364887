import { CoordinatePicker } from '../../../kit/map/CoordinatePicker'
import { useCityPlace } from '../../../parts/cityPlace/useCityPlace'
import { fieldNames } from '../../../ui/form/fieldNames'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import type { OrderValues } from './orderValues'

const field = fieldNames<OrderValues>()

/** Place of the address on the map. It is optional: without it, the server finds the place by the address. */
export function NewOrderPoint() {
  const { city, load } = useCityPlace(useFieldValue(field('cityId')))
  return (
    <fieldset className="order-form__point" aria-label="Адрес на карте">
      <LoadAlert of={load} title="Положение города не загрузилось: карта показывает обычное место" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} isOptional />
    </fieldset>
  )
}
