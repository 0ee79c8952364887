import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { BonusGridBody, CourierBonusGrid, CourierRate, CourierRateItemBody } from '../../src/api/rates'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { type ApiCaller, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { validationError } from '../http/httpError'
import { decimalAtLeast, eachRowPayloadRule, integerAtLeast, oneOf, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload } from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { noContentResponse, respondWithJson } from '../http/respond'
import { latestRateBook, updateRateBook } from '../money/rateBookStore'
import type { CourierRateEntry } from '../store/records/rates'
import type { World } from '../store/world'

const CAR = 10

const Rates = array(
  withPayloadRules(CourierRateItemBody, {
    typeId: oneOf(...COURIER_TYPES),
    rateTypeId: oneOf(1, 2, 3),
    orderPrice: decimalAtLeast(0),
    hourPrice: decimalAtLeast(0),
    bonusForSticker: decimalAtLeast(0),
  }),
)
const Grid = withPayloadRules(BonusGridBody, {
  rates: eachRowPayloadRule({ minQuantityOrder: integerAtLeast(0), price: integerAtLeast(0) }),
})

/** Specification: operations, «Courier rates», «Bonus grid». The lists have no paging. */
export const courierRateHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/courier-rate/{cityId}', ({ caller, params }) =>
    respondWithJson(
      array(CourierRate),
      latestRateBook(world, requireVisibleCityId(world, caller, params.cityId))?.rates ?? [],
    ),
  ),

  createEndpointHandler(world, 'POST /v1/manage/courier-rate/{cityId}', async ({ caller, params, json }) => {
    const cityId = requireVisibleCityId(world, caller, params.cityId)
    const sent = parseRequestPayload(await json(), Rates).map(checkedRate)
    requireDifferent(sent.map(keyOf), 'rates')
    const rates = sent.sort((a, b) => a.rateTypeId - b.rateTypeId || a.typeId - b.typeId)
    updateRateBook(world, cityId, { rates })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier-bonus-rate/{cityId}', ({ caller, params }) =>
    respondWithJson(
      array(CourierBonusGrid),
      latestRateBook(world, requireVisibleCityId(world, caller, params.cityId))?.bonuses ?? [],
    ),
  ),

  createEndpointHandler(world, 'POST /v1/manage/courier-bonus-rate/{cityId}', async ({ caller, params, url, json }) => {
    const cityId = requireVisibleCityId(world, caller, params.cityId)
    const requested = readQueryNumber(url, 'typeId')
    const typeId = COURIER_TYPES.find((type) => type === requested)
    if (!typeId)
      throw validationError({ typeId: requested === undefined ? 'Поле обязательное' : 'Значение не из списка' })
    const { rates } = parseRequestPayload(await json(), Grid)
    requireDifferent(
      rates.map(({ minQuantityOrder }) => String(minQuantityOrder)),
      'rates',
    )
    const steps = rates.map(({ minQuantityOrder, price }) => ({ minQuantityOrder, price }))
    const grid = { typeId, rates: steps.sort((a, b) => a.minQuantityOrder - b.minQuantityOrder) }
    const others = (latestRateBook(world, cityId)?.bonuses ?? []).filter((bonus) => bonus.typeId !== typeId)
    updateRateBook(world, cityId, { bonuses: [...others, grid].sort((a, b) => a.typeId - b.typeId) })
    return noContentResponse()
  }),
]

export function requireVisibleCityId(world: World, caller: ApiCaller, id: unknown): number {
  const city = world.db.city(parseIdParam(id))
  requireCityAccess(caller, city.id)
  return city.id
}

/** Only cars have a sticker bonus, and for cars it is required (operations, section 5). */
function checkedRate({ bonusForSticker, ...rate }: Infer<typeof Rates>[number], index: number): CourierRateEntry {
  const { typeId, rateTypeId, orderPrice, hourPrice } = rate
  if (typeId !== CAR) return { typeId, rateTypeId, orderPrice, hourPrice, bonusForSticker: null }
  if (bonusForSticker === undefined || bonusForSticker === null) {
    throw validationError({ [`${index}.bonusForSticker`]: 'Поле обязательное' })
  }
  return { typeId, rateTypeId, orderPrice, hourPrice, bonusForSticker }
}

const keyOf = ({ typeId, rateTypeId }: Pick<CourierRateEntry, 'typeId' | 'rateTypeId'>): string =>
  `${typeId} ${rateTypeId}`

function requireDifferent(keys: readonly string[], field: string): void {
  if (new Set(keys).size < keys.length) throw validationError({ [field]: 'Строки повторяются' }, 'Строки повторяются')
}
