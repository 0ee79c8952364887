import { CoordinatePicker } from '../../../kit/map/CoordinatePicker'
import { useCityCenter } from '../../../parts/cityPlace/useCityCenter'
import { fieldNames } from '../../../ui/form/fieldNames'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import type { OrderValues } from './orderValues'

const field = fieldNames<OrderValues>()

/** The coordinates are optional: without them, the server finds the place by the address. */
export function NewOrderCoordinates() {
  const { city, load } = useCityCenter(useFieldValue(field('cityId')))
  return (
    <fieldset className="order-form__point" aria-label="Адрес на карте">
      <LoadAlert of={load} title="Положение города не загрузилось: карта показывает обычное место" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} isOptional />
    </fieldset>
  )
}
