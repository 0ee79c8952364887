import { orderAddress } from './orders'
import { digitsForSearch, isPartOfPhone, normalizeForSearch } from './textSearch'

type Findable = {
  id: number
  externalId?: string | undefined
  customerName?: string | undefined
  phone?: string | undefined
  addressTo?:
    | {
        street?: string | undefined
        house?: string | undefined
        flat?: string | undefined
        addressMore?: string | undefined
      }
    | undefined
  companyName?: string | undefined
  courier?: { fio?: string | undefined; phone?: string | undefined } | undefined
  externalOrderInfo?: { courierName?: string | undefined } | undefined
}

type MatchedOrderField =
  | 'номер'
  | 'внешний номер'
  | 'телефон'
  | 'телефон курьера'
  | 'имя'
  | 'адрес'
  | 'заведение'
  | 'курьер'

const MIN_NUMBER_DIGITS = 3
const MIN_PHONE_DIGITS = 4

/** Returns the fields of an order that contain the typed text: a part of a number or phone, or words that each occur in some field. */
export function matchedOrderFields(order: Findable, typed: string): MatchedOrderField[] {
  const digits = digitsForSearch(typed)
  if (digits !== undefined) {
    return found([
      ['номер', digits.length >= MIN_NUMBER_DIGITS && String(order.id).includes(digits)],
      ['внешний номер', digits.length >= MIN_NUMBER_DIGITS && order.externalId?.includes(digits)],
      ['телефон', hasPhone(order.phone, digits)],
      ['телефон курьера', hasPhone(order.courier?.phone, digits)],
    ])
  }
  const words = normalizeForSearch(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const texts = Object.entries({
    'внешний номер': order.externalId,
    имя: order.customerName,
    адрес: [orderAddress(order.addressTo), order.addressTo?.addressMore].filter(Boolean).join(' '),
    заведение: order.companyName,
    курьер: order.courier?.fio ?? order.externalOrderInfo?.courierName,
  }).map(([field, text]) => [field as MatchedOrderField, normalizeForSearch(text ?? '')] as const)
  if (!words.every((word) => texts.some(([, text]) => text.includes(word)))) return []
  return texts.filter(([, text]) => words.some((word) => text.includes(word))).map(([field]) => field)
}

/** Search filters of the server; it has none by phone, address or name (operations, section 7). */
type ServerSearchFilters = { orderId?: number; externalId?: string; companyName?: string }

const MAX_ID_DIGITS = 9

/**
 * Converts the typed text to filters of the server's search. Empty for a formatted phone number, because the server cannot search by phone.
 */
export function orderServerFilters(typed: string): ServerSearchFilters {
  const text = typed.trim()
  if (text === '') return {}
  const digits = digitsForSearch(text)
  if (digits !== undefined) {
    if (!/^\d+$/.test(text)) return {}
    return { ...(text.length <= MAX_ID_DIGITS ? { orderId: Number(text) } : {}), externalId: text }
  }
  return { ...(/\s/.test(text) ? {} : { externalId: text }), companyName: text }
}

const hasPhone = (phone: string | undefined, digits: string): boolean =>
  digits.length >= MIN_PHONE_DIGITS && isPartOfPhone(phone, digits)

const found = (fields: readonly [MatchedOrderField, boolean | undefined][]): MatchedOrderField[] =>
  fields.flatMap(([field, isFound]) => (isFound ? [field] : []))
