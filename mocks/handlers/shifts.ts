import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { SHIFT_FILTERS, Shift } from '../../src/api/shifts'
import { type Caller, callerCities, requireCity } from '../http/access'
import { equals, paged } from '../http/listing'
import { parsePayload, readExpand, readId, readPage, searchStruct } from '../http/payload'
import { respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { dbLedger } from '../money/ledger'
import { serializeShift } from '../serializers/shifts'
import { dayOfDate, localDay } from '../store/moments'
import type { SlotRecord } from '../store/records'
import type { World } from '../store/world'
import { editShift, ShiftForm } from './shiftEdit'

const Filter = searchStruct(SHIFT_FILTERS)

/** Operations, «Courier shifts». The newest shift comes first. The list has no `orderBy`. */
export const shiftHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/slot/search', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), Filter)
    const matches = matcher(world, callerCities(caller, filter.cityId), filter)
    const found = world.db.slots
      .all()
      .filter(matches)
      .sort((a, b) => b.startedAt - a.startedAt || b.id - a.id)
    const { rows, ...paging } = paged(found, readPage(url))
    const expand = readExpand(url)
    return respondPage(array(Shift), { ...paging, rows: rows.map((slot) => serializeShift(world, slot, expand)) })
  }),

  route(world, 'POST /v1/manage/slot/{id}', async ({ caller, params, json }) => {
    const slot = slotFor(world, caller, params.id)
    editShift(world, slot, parsePayload(await json(), ShiftForm))
    return respond(Shift, serializeShift(world, slot, []))
  }),
]

function slotFor(world: World, caller: Caller, id: unknown): SlotRecord {
  const slot = world.db.slot(readId(id))
  requireCity(caller, slot.cityId)
  return slot
}

/**
 * The date filters apply to the date on which a shift starts; both dates are included. `payTypeId` selects shifts in
 * which an order with that payment type was delivered.
 */
function matcher({ db }: World, cities: readonly number[], filter: Infer<typeof Filter>) {
  const first = filter.dateStart ? dayOfDate(filter.dateStart) : Number.NEGATIVE_INFINITY
  const last = filter.dateEnd ? dayOfDate(filter.dateEnd) : Number.POSITIVE_INFINITY
  const { payTypeId } = filter
  return (slot: SlotRecord): boolean => {
    if (!cities.includes(slot.cityId)) return false
    if (!equals(slot.courierId, filter.courierId) || !equals(slot.id, filter.slotId)) return false
    const day = localDay(slot.startedAt, db.timezone(slot.cityId))
    if (day < first || day > last) return false
    return (
      payTypeId === undefined ||
      dbLedger(db)
        .earned(slot)
        .orders.some(({ paymentTypeId }) => paymentTypeId === payTypeId)
    )
  }
}
