/** Contract: the exact body of `POST /order` and `POST /order/{id}`. */

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== '' && value === value.trim()
const isWhole: Check = (value) => Number.isInteger(value)
const atLeast =
  (least: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const ITEM: Record<string, Check> = { name: isText, quantity: atLeast(1), price: atLeast(0) }

const FORM: Record<string, Check> = {
  cityId: isWhole,
  branchId: orNull(isWhole),
  customerName: isText,
  phone: matches(/^7\d{10}$/),
  street: isText,
  house: isText,
  flat: orNull(isText),
  comments: orNull(isText),
  paymentTypeId: (value) => [1, 2, 3].includes(value as number),
  timeForReady: atLeast(1),
  deliveryDateTime: orNull(matches(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/)),
  orderItems: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((item) => wrong(item, ITEM).length === 0),
  deliveryPrice: atLeast(0),
  correctionalPrice: isWhole,
  customerAmount: orNull(atLeast(0)),
}

/** Fields that the request of an edit omits if the response with the order had no readable value for them (contract, third review). */
const MAY_BE_UNKNOWN = [
  'branchId',
  'flat',
  'comments',
  'deliveryDateTime',
  'deliveryPrice',
  'correctionalPrice',
  'customerAmount',
]

export function orderFormBreaches(body: unknown, isEdit: boolean): string[] {
  const given = Object(body) as Record<string, unknown>
  const expected = Object.entries(FORM).filter(([key]) => !isEdit || key in given || !MAY_BE_UNKNOWN.includes(key))
  return wrong(body, Object.fromEntries(expected))
}

function wrong(value: unknown, fields: Record<string, Check>): string[] {
  const given = Object(value) as Record<string, unknown>
  const surplus = Object.keys(given).filter((key) => !(key in fields))
  const failed = Object.entries(fields).filter(([key, check]) => !check(given[key]))
  return [...surplus.map((key) => `surplus ${key}`), ...failed.map(([key]) => `wrong ${key}`)]
}
