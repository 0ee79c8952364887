import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { SHIFT_FILTERS, Shift } from '../../src/api/shifts'
import { type ApiCaller, requestedCityIds, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { equalsIfSet, paginate } from '../http/listing'
import {
  parseIdParam,
  parseRequestPayload,
  readExpandParam,
  readPageNumber,
  searchBodyStruct,
} from '../http/requestPayload'
import { respondWithJson, respondWithPage } from '../http/respond'
import { getEarningsCalculator } from '../money/earningsCalculator'
import { serializeShift } from '../serializers/shifts'
import { epochDayOfDate, localEpochDay } from '../store/dateTime'
import type { SlotRecord } from '../store/records'
import type { World } from '../store/world'
import { editShift, ShiftPayload } from './editShift'

const Filter = searchBodyStruct(SHIFT_FILTERS)

/** Specification: operations, «Courier shifts». The newest shift comes first. The list has no `orderBy`. */
export const shiftHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/slot/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    const matches = matcher(world, requestedCityIds(caller, filter.cityId), filter)
    const found = world.db.slots
      .all()
      .filter(matches)
      .sort((a, b) => b.startedAt - a.startedAt || b.id - a.id)
    const { rows, ...paging } = paginate(found, readPageNumber(url))
    const expand = readExpandParam(url)
    return respondWithPage(array(Shift), { ...paging, rows: rows.map((slot) => serializeShift(world, slot, expand)) })
  }),

  createEndpointHandler(world, 'POST /v1/manage/slot/{id}', async ({ caller, params, json }) => {
    const slot = slotFor(world, caller, params.id)
    editShift(world, slot, parseRequestPayload(await json(), ShiftPayload))
    return respondWithJson(Shift, serializeShift(world, slot, []))
  }),
]

function slotFor(world: World, caller: ApiCaller, id: unknown): SlotRecord {
  const slot = world.db.slot(parseIdParam(id))
  requireCityAccess(caller, slot.cityId)
  return slot
}

/**
 * The date filters apply to the date on which a shift starts; both dates are included. `payTypeId` selects shifts in
 * which an order with that payment type was delivered.
 */
function matcher({ db }: World, cities: readonly number[], filter: Infer<typeof Filter>) {
  const first = filter.dateStart ? epochDayOfDate(filter.dateStart) : Number.NEGATIVE_INFINITY
  const last = filter.dateEnd ? epochDayOfDate(filter.dateEnd) : Number.POSITIVE_INFINITY
  const { payTypeId } = filter
  return (slot: SlotRecord): boolean => {
    if (!cities.includes(slot.cityId)) return false
    if (!equalsIfSet(slot.courierId, filter.courierId) || !equalsIfSet(slot.id, filter.slotId)) return false
    const day = localEpochDay(slot.startedAt, db.timezone(slot.cityId))
    if (day < first || day > last) return false
    return (
      payTypeId === undefined ||
      getEarningsCalculator(db)
        .earned(slot)
        .orders.some(({ paymentTypeId }) => paymentTypeId === payTypeId)
    )
  }
}
