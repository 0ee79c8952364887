import type { Call } from './contractServer'

/**
 * Operations, section 7, and contract: the exact calls that a client may send about money. Any other call, key or value is a violation.
 * Written from the documents alone.
 */

type Check = (value: unknown) => boolean

const isDate: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isTime: Check = (value) => typeof value === 'string' && /^\d{2}:\d{2}:00$/.test(value)
const isWhole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isText: Check = (value) => typeof value === 'string' && value !== ''
const isFlag: Check = (value) => typeof value === 'boolean'
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const order =
  (...fields: string[]): Check =>
  (value) =>
    fields.some((field) => value === `${field}_SORT_ASC` || value === `${field}_SORT_DESC`)

const object =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(required).every((key) => key in value) &&
    Object.entries(value).every(([key, part]) => ({ ...required, ...optional })[key]?.(part))

/** The server reads a missing request body as an empty string. */
const nothing: Check = (value) => value === ''
const number = /^\d+$/
const PAGE = { page: number }

const PAYMENT = object({
  methodId: oneOf(1, 2, 3),
  amount: (value) => isWhole(value) && value !== 0,
  payedAt: isDate,
  comment: orNull(isText),
})
const SALARY = object({}, { dateStart: isDate, dateEnd: isDate, courierId: isWhole, isPaidOut: isFlag })
const SLOTS = object({}, { dateStart: isDate, dateEnd: isDate, courierId: isWhole, cityId: isWhole })
const RATE = object({
  typeId: isWhole,
  rateTypeId: isWhole,
  orderPrice: isWhole,
  hourPrice: isWhole,
  bonusForSticker: orNull(isWhole),
})
const ratio: Check = (value) => typeof value === 'number' && value > 0 && value <= 10
const RATIO = object({
  cityId: isWhole,
  typeId: orNull(isWhole),
  ratio,
  priority: isWhole,
  timeStart: orNull(isTime),
  timeEnd: orNull(isTime),
  dateStart: orNull(isDate),
  dateEnd: orNull(isDate),
  days: orNull(listOf(oneOf(0, 1, 2, 3, 4, 5, 6))),
  status: isFlag,
})
const PERIOD = object({ periodId: isWhole }, { cityId: isWhole })
const NOTIFICATIONS = object(
  {},
  {
    id: isWhole,
    orderId: isWhole,
    cityId: isWhole,
    status: isFlag,
    orderBy: order('id', 'description', 'orderId', 'courierId', 'cityId', 'createdAt', 'status'),
  },
)

type Rule = {
  call: RegExp
  body: Check
  /** Keys that end with a question mark are optional. */
  query?: Record<string, RegExp>
}

const RULES: readonly Rule[] = [
  { call: /^GET \/v1\/user$/, body: nothing },
  { call: /^POST \/v1\/auth\/login$/, body: object({ phone: isText, password: isText }) },
  { call: /^GET \/v1\/dictionary\/(city-eager|report-partner-period|report-courier-period)$/, body: nothing },
  { call: /^GET \/v1\/dictionary\/(company|courier)$/, body: nothing, query: { 'cityId?': number } },
  {
    call: /^POST \/v1\/manage\/pay\/search$/,
    body: object(
      {},
      {
        companyId: isWhole,
        methodId: oneOf(1, 2, 3),
        payedAt: isDate,
        orderBy: order('id', 'companyName', 'methodId', 'amount', 'payedAt'),
      },
    ),
  },
  { call: /^POST \/v1\/manage\/pay$/, body: PAYMENT, query: { companyId: number } },
  { call: /^POST \/v1\/manage\/pay\/\d+$/, body: PAYMENT },
  { call: /^(GET|DELETE) \/v1\/manage\/pay\/\d+$/, body: nothing },
  {
    call: /^POST \/v1\/manage\/salary\/search$/,
    body: SALARY,
    query: { ...PAGE, cityId: number, 'group?': /^true$/ },
  },
  { call: /^POST \/v1\/manage\/salary\/summary$/, body: SALARY, query: { cityId: number } },
  { call: /^GET \/v1\/manage\/salary\/\d+\/pay$/, body: nothing },
  {
    call: /^POST \/v1\/manage\/salary\/pay-bulk$/,
    body: object({ ids: (ids) => listOf(isWhole)(ids) && new Set(ids as number[]).size === (ids as []).length }),
  },
  { call: /^POST \/v1\/manage\/slot\/search$/, body: SLOTS, query: { ...PAGE, expand: /^[a-zA-Z,]+$/ } },
  { call: /^GET \/v1\/manage\/courier-(rate|bonus-rate|ratio-rate)\/\d+$/, body: nothing },
  {
    call: /^POST \/v1\/manage\/courier-rate\/\d+$/,
    // A rate for cars must contain a bonus for the AutoPlus sticker; other rates must not.
    body: listOf((row) => RATE(row) && ((row as { typeId: number }).typeId === 10) === isWhole(stickerOf(row))),
  },
  {
    call: /^POST \/v1\/manage\/courier-bonus-rate\/\d+$/,
    body: object({ rates: listOf(object({ minQuantityOrder: isWhole, price: isWhole })) }),
    query: { typeId: number },
  },
  { call: /^POST \/v1\/manage\/courier-ratio-rate(\/\d+)?$/, body: RATIO },
  { call: /^DELETE \/v1\/manage\/courier-ratio-rate\/\d+$/, body: nothing },
  { call: /^POST \/v1\/manage\/report\/(partner|courier)$/, body: PERIOD, query: PAGE },
  {
    call: /^POST \/v1\/manage\/report\/delivery$/,
    body: object({ month: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), year: isWhole }),
    query: { ...PAGE, 'cityId?': number },
  },
  { call: /^POST \/v1\/manage\/notification\/search$/, body: NOTIFICATIONS, query: PAGE },
  { call: /^POST \/v1\/manage\/notification\/\d+$/, body: nothing },
]

const stickerOf = (row: unknown): unknown => (row as { bonusForSticker: unknown }).bonusForSticker

export function moneyCallBreaches(calls: readonly Call[]): string[] {
  return calls.flatMap(({ method, path, query, body }) => {
    const rule = RULES.find(({ call }) => call.test(`${method} ${path}`))
    if (!rule) return [`${method} ${path}: no call of the specification`]
    const keys = Object.entries(rule.query ?? {}).map(([key, form]) => [key.replace('?', ''), form, key] as const)
    const missing = keys.filter(([key, , name]) => !name.endsWith('?') && !query.has(key)).map(([key]) => key)
    const odd = [...query].filter(([key, value]) => !keys.some(([known, form]) => known === key && form.test(value)))
    return [
      ...missing.map((key) => `${method} ${path}: without ${key}`),
      ...odd.map(([key, value]) => `${method} ${path}: ${key}=${value}`),
      ...(rule.body(body) ? [] : [`${method} ${path}: body ${JSON.stringify(body)}`]),
    ]
  })
}
