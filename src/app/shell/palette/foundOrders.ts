import type { Order } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { formatPhone } from '../../../domain/phones'
import { bidiIsolated } from '../../../domain/textFormatting'
import { paths } from '../../../kit/address/paths'
import { plainText, searchWords } from './fuzzyFilter'
import type { PaletteEntry } from './paletteEntries'

const MAX_FOUND = 8
const MIN_DIGITS = 3

/**
 * Finds active orders whose number, external number or phone contains the typed digits, or whose names and addresses contain all typed
 * words.
 */
export function findActiveOrdersByText(orders: Iterable<Order>, query: string): Order[] {
  const words = searchWords(query)
  const digits = phoneDigits(query)
  const isNumber = digits.length >= MIN_DIGITS && /^[\d\s()+№#-]+$/.test(query)
  const isText = words.some((word) => /\p{L}{2}/u.test(word))
  if (!isNumber && !isText) return []
  const found: Order[] = []
  for (const order of orders) {
    if (!isActiveOrderStatus(order.status)) continue
    if (isNumber ? hasDigits(order, digits) : hasWords(order, words)) found.push(order)
  }
  const isExact = (order: Order) => Number(isNumber && numbersOf(order).some(({ text }) => text === digits))
  return found.sort((a, b) => isExact(b) - isExact(a) || b.id - a.id).slice(0, MAX_FOUND)
}

export function foundOrderPaletteEntry(order: Order, statusName: string, query = ''): PaletteEntry {
  const { id, status, companyName, addressTo, customerName } = order
  const isActive = isActiveOrderStatus(status)
  const place = [addressTo?.street, addressTo?.house].filter(Boolean).join(', ')
  return {
    id: `order:${id}`,
    kind: 'order',
    label: `Заказ № ${id}`,
    hint: [
      isActive ? statusName : `${statusName}, в архиве`,
      companyName,
      customerName,
      place,
      matchedField(order, query),
    ]
      .flatMap((part) => (part ? bidiIsolated(part) : []))
      .join(' · '),
    to: isActive ? paths.ordersWith({ order: id }) : paths.archiveWith({ order: id }),
  }
}

const hasDigits = (order: Order, digits: string): boolean => numbersOf(order).some(({ text }) => text.includes(digits))

/**
 * Returns the searchable numbers of an order as digits. `shown` is the label of the number in the palette; it is empty
 * for the order's id, which the entry shows anyway.
 */
function numbersOf({ id, externalId, phone }: Order) {
  return [
    { text: String(id), shown: '' },
    { text: digitsOf(phone), shown: phone ? `телефон ${formatPhone(phone)}` : '' },
    { text: digitsOf(externalId), shown: `внешний № ${externalId}` },
  ]
}

const digitsOf = (text: string | undefined): string => text?.replace(/\D/g, '') ?? ''

function matchedField(order: Order, query: string): string {
  const digits = phoneDigits(query)
  if (digits.length >= MIN_DIGITS) {
    const all = numbersOf(order)
    const match = all.find(({ text }) => text === digits) ?? all.find(({ text }) => text.includes(digits))
    if (match) return match.shown
  }
  const words = searchWords(query)
  const { courier, externalOrderInfo, addressFrom } = order
  const fields = [
    ['курьер', courier?.fio],
    ['курьер', externalOrderInfo?.courierName],
    ['откуда:', addressFrom?.address],
  ] as const
  const match = fields.find(([, text]) => text && words.some((word) => plainText(text).includes(word)))
  return match ? match.join(' ') : ''
}

function hasWords(order: Order, words: readonly string[]): boolean {
  const { addressTo, addressFrom, customerName, courier, externalOrderInfo, companyName, externalId } = order
  const { street, house } = addressTo ?? {}
  const parts = [
    street,
    house,
    customerName,
    courier?.fio,
    externalOrderInfo?.courierName,
    companyName,
    addressFrom?.address,
  ]
  const text = plainText([...parts, externalId].filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

/** Reduces a phone number to digits. A leading 8 becomes 7, because users type 8 as often as +7. */
const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')
