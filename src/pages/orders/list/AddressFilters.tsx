import type { OrderFilters } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { isEmpty } from '../../../lib/address'
import type { FilterList } from '../../../ui/list/FilterCard'
import { FilterChip } from '../../../ui/list/FilterChips'

type Key = keyof OrderFilters
type Words = { [K in Key]?: (value: OrderFilters[K]) => string }

/** `2026-11-21` → `21-11-2026`, whatever stands there: it came by a link. */
const day = (date: string) => date.split('-').reverse().join('-')

/** Filters that may come by a link alone. */
const WORDS: Words = {
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
  list: FilterList<OrderFilters>
  /** The filters that have a field of their own. */
  fields: readonly Key[]
}

/** What a link filters by without a field of the form, so that nobody wonders; each can be taken back. */
export function AddressFilters({ list, fields }: Props) {
  const keys = (Object.keys(WORDS) as Key[]).filter((key) => !fields.includes(key) && !isEmpty(list.query[key]))
  if (keys.length === 0) return null
  return (
    <>
      {keys.map((key) => {
        const words = WORDS[key] as ((value: unknown) => string) | undefined
        return (
          <FilterChip
            key={key}
            text={words?.(list.query[key]) ?? key}
            onRemove={() => list.setFilters({ [key]: undefined })}
          />
        )
      })}
    </>
  )
}
