import type { Shift } from '../../src/api/shifts'
import { getEarningsCalculator } from '../money/earningsCalculator'
import { formatLocalDateTime, localIsoDate } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { SlotRecord } from '../store/records'
import type { World } from '../store/world'
import { orderTracks } from './tracks'

type ShiftResponse = Omit<Shift, 'salary' | 'history' | 'trackInfo'> & {
  salary?: { orderAmount: number; dailyBonus: number; hoursAmount: number }
  history?: Shift['history']
  trackInfo?: Shift['trackInfo']
}

/** Specification: operations, section 3. */
export function serializeShift(world: World, slot: SlotRecord, expand: readonly string[]): ShiftResponse {
  const { db, clock } = world
  const calculator = getEarningsCalculator(db)
  const timezone = db.timezone(slot.cityId)
  const local = (second: number | null) => (second === null ? undefined : formatLocalDateTime(second, timezone))
  const { orders, orderAmount, dailyBonus, sumDelivery, distance } = calculator.earned(slot)
  const has = (name: string) => expand.includes(name)
  return {
    id: slot.id,
    cityId: slot.cityId,
    dateSlot: localIsoDate(slot.startedAt, timezone),
    createdAt: local(slot.startedAt),
    finishedAt: local(slot.finishedAt),
    sessionEnd: local(slot.finishedAt ?? slot.endsAt),
    breakTimeStart: local(slot.breakStart),
    breakTimeEnd: local(slot.breakEnd),
    sumDelivery,
    ...(has('courier') ? { courier: courierOf(world, slot) } : {}),
    ...(has('ordersCounter') ? { countOrder: orders.length } : {}),
    ...(has('distance') ? { distance } : {}),
    ...(has('salary')
      ? { salary: { orderAmount, dailyBonus, hoursAmount: calculator.hours(slot, clock.second()).amount } }
      : {}),
    ...(has('history')
      ? { history: slot.history.map(({ action, at }) => ({ action, dateTime: formatLocalDateTime(at, timezone) })) }
      : {}),
    ...(has('trackInfo') ? { trackInfo: orderTracks(world, slot.courierId, orders) } : {}),
  }
}

const courierOf = ({ db }: World, { courierId, terms }: SlotRecord) => ({
  id: courierId,
  fio: courierName(db, courierId),
  courierTypeId: terms.typeId,
})
