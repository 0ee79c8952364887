import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { RatioRate, RatioRateBody } from '../../src/api/rates'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { type ApiCaller, requireCityAccess, requirePayloadCity } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { notFoundError, validationError } from '../http/httpError'
import { integerAtLeast, oneOf, requiredPayloadRule, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { findRatioCondition, latestRateBook, nextRatioConditionId, updateRateBook } from '../money/rateBookStore'
import type { RatioCondition } from '../store/records/rates'
import type { World } from '../store/world'
import { requireVisibleCityId } from './courierRates'

const MAX_RATIO = 10

/** Specification: contract, «Rates». */
function isRatio(value: number): true | string {
  if (!(value > 0 && value <= MAX_RATIO)) return `Больше 0 и не больше ${MAX_RATIO}`
  return Number(value.toFixed(2)) === value || 'Не больше двух знаков после запятой'
}

const Form = withPayloadRules(RatioRateBody, {
  cityId: integerAtLeast(1),
  typeId: oneOf(...COURIER_TYPES),
  ratio: requiredPayloadRule(isRatio),
  priority: integerAtLeast(0),
  days: (days) => days.every((day) => weekday(day) === true) || 'Значение не из списка',
})
const weekday = oneOf(0, 1, 2, 3, 4, 5, 6)

/**
 * Specification: operations, «Raised rates» and section 5. The list has no paging; the condition with the highest
 * priority comes first.
 */
export const ratioRateHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/courier-ratio-rate/{cityId}', ({ caller, params }) => {
    const cityId = requireVisibleCityId(world, caller, params.cityId)
    const conditions = [...(latestRateBook(world, cityId)?.conditions ?? [])]
    return respondWithJson(
      array(RatioRate),
      conditions.sort((a, b) => b.priority - a.priority || b.id - a.id).map((condition) => ({ cityId, ...condition })),
    )
  }),

  createEndpointHandler(world, 'POST /v1/manage/courier-ratio-rate', async ({ caller, json }) => {
    const { cityId, ...condition } = formOf(world, caller, await json())
    add(world, cityId, { id: nextRatioConditionId(world), ...condition })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'POST /v1/manage/courier-ratio-rate/{id}', async ({ caller, params, json }) => {
    const { id, from } = existing(world, caller, params.id)
    const { cityId, ...condition } = formOf(world, caller, await json())
    remove(world, from, id)
    add(world, cityId, { id, ...condition })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/courier-ratio-rate/{id}', ({ caller, params }) => {
    const { id, from } = existing(world, caller, params.id)
    remove(world, from, id)
    return noContentResponse()
  }),
]

function formOf(world: World, caller: ApiCaller, body: unknown): Omit<RatioCondition, 'id'> & { cityId: number } {
  const form = parseRequestPayload(body, Form)
  const { cityId, typeId, ratio, priority, timeStart, timeEnd, dateStart, dateEnd, days, status } = form
  requirePair('timeStart', timeStart, 'timeEnd', timeEnd)
  requirePair('dateStart', dateStart, 'dateEnd', dateEnd)
  if (timeStart && timeStart === timeEnd) throw validationError({ timeEnd: 'Совпадает с началом' })
  if (dateStart && dateEnd && dateStart > dateEnd) throw validationError({ dateEnd: 'Раньше начала' })
  requirePayloadCity(world.db, caller, cityId)
  return {
    ...{ cityId, ratio, priority, status },
    typeId: typeId ?? null,
    timeStart: timeStart ?? null,
    timeEnd: timeEnd ?? null,
    dateStart: dateStart ?? null,
    dateEnd: dateEnd ?? null,
    days: days?.length ? [...new Set(days)].sort() : null,
  }
}

type Text = string | null | undefined

function requirePair(startName: string, start: Text, endName: string, end: Text): void {
  if (start && !end) throw validationError({ [endName]: 'Поле обязательное' })
  if (end && !start) throw validationError({ [startName]: 'Поле обязательное' })
}

function existing(world: World, caller: ApiCaller, id: unknown): { id: number; from: number } {
  const found = findRatioCondition(world, parseIdParam(id))
  if (!found) throw notFoundError('Условие не найдено')
  requireCityAccess(caller, found.cityId)
  return { id: found.condition.id, from: found.cityId }
}

const conditionsOf = (world: World, cityId: number): RatioCondition[] => latestRateBook(world, cityId)?.conditions ?? []

const add = (world: World, cityId: number, condition: RatioCondition): void =>
  updateRateBook(world, cityId, { conditions: [...conditionsOf(world, cityId), condition] })

const remove = (world: World, cityId: number, id: number): void =>
  updateRateBook(world, cityId, { conditions: conditionsOf(world, cityId).filter((condition) => condition.id !== id) })
