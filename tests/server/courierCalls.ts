/**
 * Operations, section 7, and contract: the exact calls that a client may send for schedules, couriers, shifts and penalties. Any other
 * call, key or value is a violation.
 */

type Check = (value: unknown) => boolean
type Fields = Record<string, Check>
type Rule = {
  query?: Fields
  optionalQuery?: Fields
  body?: Fields
  optionalBody?: Fields
  also?: (body: never) => boolean
}

const whole: Check = (value) => Number.isSafeInteger(value)
const digits: Check = (value) => /^\d+$/.test(String(value))
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const date = matches(/^\d{4}-\d\d-\d\d$/)
const time = matches(/^([01]\d|2[0-3]):[0-5]\d$/)
const moment = matches(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:00$/)
const flag: Check = (value) => typeof value === 'boolean'
const exactly =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted
const page = { page: digits }
const WEEK = { cityId: whole, dateStart: date, dateEnd: date }
const PERIOD = { dateStart: date, dateEnd: date }

/** A schedule week runs from Tuesday to Monday. */
const isWeek = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }) =>
  new Date(dateStart).getUTCDay() === 2 && Date.parse(dateEnd) - Date.parse(dateStart) === 6 * 86_400_000

const ROW = { pointId: whole, courierId: whole, timeStart: time, timeEnd: time }
const PAUSE = { breakTimeStart: time, breakTimeEnd: time }

/** A schedule day has at least one row. Either all rows are numbered, starting with 1, or no row has a number. */
function isDay(items: unknown): boolean {
  if (!Array.isArray(items) || items.length === 0) return false
  const numbers = items.map((row) => row.shiftId as unknown)
  const isNumbered = numbers.every((number, index) => number === index + 1)
  const isBare = numbers.every((number) => number === undefined)
  return (isNumbered || isBare) && items.every((row) => fits(row, ROW, { ...PAUSE, shiftId: whole }))
}

const EXPANDS = ['slot', 'lastActiveOrder', 'location', 'docs', 'trackInfo']
const expand: Check = (value) =>
  String(value)
    .split(',')
    .every((part) => EXPANDS.includes(part))
const SHIFT_EXPAND = 'courier,ordersCounter,distance,trackInfo,history,salary'

const RULES: [RegExp, Rule][] = [
  [/^POST \/schedule\/search$/, { query: page, optionalBody: { cityId: whole, isPublished: flag } }],
  [/^POST \/schedule$/, { body: WEEK, also: isWeek }],
  [/^POST \/schedule\/\d+\/copy$/, { body: WEEK, also: isWeek }],
  [/^GET \/schedule\/\d+(\/publish)?$/, {}],
  [/^POST \/schedule\/\d+\/clear$/, {}],
  [/^POST \/schedule\/\d+\/day\/copy$/, { body: { dateFrom: date, dateTo: date } }],
  [/^GET \/schedule\/\d+\/day\/\d{4}-\d\d-\d\d$/, { query: { isActive: matches(/^(true|false)$/) } }],
  [/^POST \/schedule\/\d+\/day\/\d{4}-\d\d-\d\d$/, { body: { items: isDay } }],
  [/^GET \/courier\/online$/, { query: { cityId: digits } }],
  [/^GET \/courier\/location\/\d+$/, {}],
  [
    /^POST \/courier\/search$/,
    { query: { expand: exactly('slot,lastActiveOrder') }, body: { activeSlot: exactly(true), cityId: whole } },
  ],
  [/^GET \/courier\/\d+$/, { optionalQuery: { expand } }],
  [/^POST \/courier\/\d+\/location$/, { body: { pointId: whole } }],
  [/^POST \/courier\/\d+\/statistics$/, { body: PERIOD }],
  [/^POST \/courier\/\d+\/penalty$/, {}],
  [
    /^POST \/courier\/\d+\/penalty\/create$/,
    { body: { typeId: whole }, optionalBody: { comment: (value) => value === null || typeof value === 'string' } },
  ],
  [/^DELETE \/courier\/penalty\/\d+$/, {}],
  [/^GET \/courier\/\d+\/schedule(\/\d+)?$/, {}],
  [/^GET \/courier\/\d+\/slot-(start|stop)$/, {}],
  [
    /^POST \/slot\/search$/,
    {
      query: { ...page, expand: exactly(SHIFT_EXPAND) },
      optionalBody: { ...PERIOD, courierId: whole, payTypeId: whole, cityId: whole, slotId: whole },
    },
  ],
  [
    /^POST \/slot\/\d+$/,
    { body: { sessionEnd: moment }, optionalBody: { breakTimeStart: moment, breakTimeEnd: moment } },
  ],
]

const AREAS = /^\/v1\/manage\/(schedule|courier|slot)(\/|$)/

export function courierCallBreaches(method: string, path: string, query: URLSearchParams, body: unknown): string[] {
  if (!AREAS.test(path)) return []
  const name = `${method} ${path.replace('/v1/manage', '')}`
  const rule = RULES.find(([pattern]) => pattern.test(name))?.[1]
  if (!rule) return [`${name} is no call of the specification`]
  const requested = Object.fromEntries(query)
  return [
    ...(fits(requested, rule.query ?? {}, rule.optionalQuery ?? {}) ? [] : [`${name}: query ${query}`]),
    ...(fits(Object(body), rule.body ?? {}, rule.optionalBody ?? {}) && (rule.also?.(body as never) ?? true)
      ? []
      : [`${name}: body ${JSON.stringify(body)}`]),
  ]
}

function fits(value: object, required: Fields, optional: Fields): boolean {
  const given = value instanceof String ? {} : (value as Record<string, unknown>)
  return (
    Object.entries(required).every(([key, check]) => key in given && check(given[key])) &&
    Object.entries(given).every(([key, one]) => (required[key] ?? optional[key])?.(one) ?? false)
  )
}
