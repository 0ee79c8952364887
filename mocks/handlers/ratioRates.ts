import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { RatioRate, RatioRateBody } from '../../src/api/rates'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { type Caller, requireCity, requireFormCity } from '../http/access'
import { invalid, notFound } from '../http/httpError'
import { parsePayload, readId } from '../http/payload'
import { noContent, respond } from '../http/respond'
import { route } from '../http/route'
import { oneOf, required, whole, withRules } from '../http/rules'
import { changeBook, findCondition, lastBook, nextConditionId } from '../money/rateBookStore'
import type { RatioCondition } from '../store/records/rates'
import type { World } from '../store/world'
import { cityFor } from './courierRates'

const MAX_RATIO = 10

/** A ratio is above 0 and at most 10 and has at most two decimals (contract, «Rates»). */
function isRatio(value: number): true | string {
  if (!(value > 0 && value <= MAX_RATIO)) return `Больше 0 и не больше ${MAX_RATIO}`
  return Number(value.toFixed(2)) === value || 'Не больше двух знаков после запятой'
}

const Form = withRules(RatioRateBody, {
  cityId: whole(1),
  typeId: oneOf(...COURIER_TYPES),
  ratio: required(isRatio),
  priority: whole(0),
  days: (days) => days.every((day) => weekday(day) === true) || 'Значение не из списка',
})
const weekday = oneOf(0, 1, 2, 3, 4, 5, 6)

/**
 * Operations, «Raised rates» and section 5. The list has no paging; the condition with the highest priority comes
 * first.
 */
export const ratioRateHandlers = (world: World): HttpHandler[] => [
  route(world, 'GET /v1/manage/courier-ratio-rate/{cityId}', ({ caller, params }) => {
    const cityId = cityFor(world, caller, params.cityId)
    const conditions = [...(lastBook(world, cityId)?.conditions ?? [])]
    return respond(
      array(RatioRate),
      conditions.sort((a, b) => b.priority - a.priority || b.id - a.id).map((condition) => ({ cityId, ...condition })),
    )
  }),

  route(world, 'POST /v1/manage/courier-ratio-rate', async ({ caller, json }) => {
    const { cityId, ...condition } = formOf(world, caller, await json())
    add(world, cityId, { id: nextConditionId(world), ...condition })
    return noContent()
  }),

  route(world, 'POST /v1/manage/courier-ratio-rate/{id}', async ({ caller, params, json }) => {
    const { id, from } = existing(world, caller, params.id)
    const { cityId, ...condition } = formOf(world, caller, await json())
    remove(world, from, id)
    add(world, cityId, { id, ...condition })
    return noContent()
  }),

  route(world, 'DELETE /v1/manage/courier-ratio-rate/{id}', ({ caller, params }) => {
    const { id, from } = existing(world, caller, params.id)
    remove(world, from, id)
    return noContent()
  }),
]

function formOf(world: World, caller: Caller, body: unknown): Omit<RatioCondition, 'id'> & { cityId: number } {
  const form = parsePayload(body, Form)
  const { cityId, typeId, ratio, priority, timeStart, timeEnd, dateStart, dateEnd, days, status } = form
  requirePair('timeStart', timeStart, 'timeEnd', timeEnd)
  requirePair('dateStart', dateStart, 'dateEnd', dateEnd)
  if (timeStart && timeStart === timeEnd) throw invalid({ timeEnd: 'Совпадает с началом' })
  if (dateStart && dateEnd && dateStart > dateEnd) throw invalid({ dateEnd: 'Раньше начала' })
  requireFormCity(world.db, caller, cityId)
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
  if (start && !end) throw invalid({ [endName]: 'Поле обязательное' })
  if (end && !start) throw invalid({ [startName]: 'Поле обязательное' })
}

function existing(world: World, caller: Caller, id: unknown): { id: number; from: number } {
  const found = findCondition(world, readId(id))
  if (!found) throw notFound('Условие не найдено')
  requireCity(caller, found.cityId)
  return { id: found.condition.id, from: found.cityId }
}

const conditionsOf = (world: World, cityId: number): RatioCondition[] => lastBook(world, cityId)?.conditions ?? []

const add = (world: World, cityId: number, condition: RatioCondition): void =>
  changeBook(world, cityId, { conditions: [...conditionsOf(world, cityId), condition] })

const remove = (world: World, cityId: number, id: number): void =>
  changeBook(world, cityId, { conditions: conditionsOf(world, cityId).filter((condition) => condition.id !== id) })
