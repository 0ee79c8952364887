import type { OrderFilters } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import type { ListFilterState } from '../../../kit/list/FilterCard'
import { FilterChip } from '../../../kit/list/FilterChips'
import { isEmptyValue } from '../../../lib/listQuery'

type Key = keyof OrderFilters

/**
 * Converts `2026-11-21` to `21-11-2026`. The text is from the URL, so the conversion must not fail if it is not a date.
 */
const day = (date: string) => date.split('-').reverse().join('-')

const WORDS: { [K in Key]?: (value: OrderFilters[K]) => string } = {
  dateStart: (date) => `Создан с ${day(date)}`,
  dateEnd: (date) => `Создан по ${day(date)}`,
  courierId: (id) => `Курьер № ${id}`,
  hasReturnCheck: (has) => (has ? 'С чеком возврата' : 'Без чека возврата'),
  isExternalCourier: (is) => (is ? 'Внешний курьер' : 'Свой курьер'),
  deliveryService: (name) => `Служба доставки: ${deliveryServiceLabel(name)}`,
  isNewClient: (is) => (is ? 'Новый клиент' : 'Не новый клиент'),
  isPromoUsed: (is) => (is ? 'С промокодом' : 'Без промокода'),
}

type Props = {
  list: ListFilterState<OrderFilters>
  fields: readonly string[]
}

/** Shows the URL's filters that have no form field, so that the user can remove them. */
export function UrlOnlyFilterChips({ list, fields }: Props) {
  const keys = (Object.keys(WORDS) as Key[]).filter((key) => !fields.includes(key) && !isEmptyValue(list.query[key]))
  return keys.map((key) => {
    const words = WORDS[key] as (value: unknown) => string
    return <FilterChip key={key} text={words(list.query[key])} onRemove={() => list.setFilters({ [key]: undefined })} />
  })
}
