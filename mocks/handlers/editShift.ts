import type { Infer } from 'superstruct'
import { ShiftBody } from '../../src/api/shifts'
import { conflictError, validationError } from '../http/httpError'
import { withPayloadRules } from '../http/payloadRules'
import { parseLocalDateTime } from '../http/requestValues'
import { requireOpenMonth } from '../money/closedMonths'
import { getEarningsCalculator } from '../money/earningsCalculator'
import { closeCourierSlot } from '../simulation/courierSlots'
import { localEpochDay } from '../store/dateTime'
import type { SlotRecord } from '../store/records'
import type { World } from '../store/world'

/** Specification: operations, section 5. A shift without break times has no break. */
export const ShiftPayload = withPayloadRules(ShiftBody, {})

type Times = { end: number; breakStart: number | null; breakEnd: number | null }

const LONGEST = 24 * 3600
const REQUIRED = 'Поле обязательное'

/**
 * If the shift is open, an end in the future changes its planned end, and an end in the past closes the shift. Throws
 * for a paid shift, for an overlap with another shift of the courier, for an end before the courier's last delivery,
 * and if the shift would be closed while the courier has an active order.
 */
export function editShift(world: World, slot: SlotRecord, form: Infer<typeof ShiftPayload>): void {
  if (slot.paidAt !== null) throw conflictError('Смена уже оплачена, изменить её нельзя')
  requireOpenMonth(world, localEpochDay(slot.startedAt, world.db.timezone(slot.cityId)))
  const now = world.clock.second()
  const times = timesOf(world, slot, form)
  requireOrder(slot, times, now)
  requireNoOverlap(world, slot, times.end)
  requireDeliveries(world, slot, times.end)
  const { end, breakStart, breakEnd } = times
  const { slots, couriers } = world.db
  if (slot.finishedAt !== null) {
    const history = slot.history.map((entry, index) =>
      index === slot.history.length - 1 ? { ...entry, at: end } : entry,
    )
    slots.update(slot.id, { finishedAt: end, endsAt: end, breakStart, breakEnd, history })
    return
  }
  const courier = couriers.get(slot.courierId)
  if (end <= now && courier?.slotId === slot.id && courier.orderId !== null) {
    throw conflictError('Курьер выполняет заказ, смену можно закончить после него')
  }
  slots.update(slot.id, { endsAt: end, breakStart, breakEnd })
  if (courier?.slotId !== slot.id) return
  if (end <= now) closeCourierSlot(world, courier, now, end)
  else couriers.update(courier.id, { slotNextAt: end })
}

/**
 * Reads the form's times as seconds since 1970. The form shows only minutes: if the user did not change the end of the
 * shift, its stored seconds are kept.
 */
function timesOf(world: World, slot: SlotRecord, form: Infer<typeof ShiftPayload>): Times {
  const { breakTimeStart, breakTimeEnd, sessionEnd } = form
  if (breakTimeStart === null && breakTimeEnd !== null) throw validationError({ breakTimeStart: REQUIRED })
  if (breakTimeStart !== null && breakTimeEnd === null) throw validationError({ breakTimeEnd: REQUIRED })
  const timezone = world.db.timezone(slot.cityId)
  const known = slot.finishedAt ?? slot.endsAt
  const end = parseLocalDateTime(sessionEnd, timezone)
  return {
    end: end === known - (known % 60) ? known : end,
    breakStart: breakTimeStart === null ? null : parseLocalDateTime(breakTimeStart, timezone),
    breakEnd: breakTimeEnd === null ? null : parseLocalDateTime(breakTimeEnd, timezone),
  }
}

function requireOrder(slot: SlotRecord, { end, breakStart, breakEnd }: Times, now: number): void {
  if (end <= slot.startedAt) throw validationError({ sessionEnd: 'Конец смены раньше её начала' })
  if (end - slot.startedAt > LONGEST) throw validationError({ sessionEnd: 'Смена длиннее суток' })
  if (slot.finishedAt !== null && end > Math.max(now, slot.finishedAt)) {
    throw validationError({ sessionEnd: 'Законченная смена не может кончаться в будущем' })
  }
  if (breakStart === null || breakEnd === null) return
  if (breakEnd <= breakStart) throw validationError({ breakTimeEnd: 'Конец перерыва раньше его начала' })
  if (breakStart < slot.startedAt - (slot.startedAt % 60))
    throw validationError({ breakTimeStart: 'Перерыв начинается до смены' })
  if (breakEnd > end) throw validationError({ breakTimeEnd: 'Перерыв кончается после смены' })
}

function requireNoOverlap(world: World, slot: SlotRecord, end: number): void {
  const next = getEarningsCalculator(world.db)
    .slotsOf(slot.courierId)
    .find(({ id, startedAt }) => id !== slot.id && startedAt >= slot.startedAt)
  if (next && next.startedAt < end) throw conflictError('Смена пересекается со следующей сменой курьера')
}

function requireDeliveries(world: World, slot: SlotRecord, end: number): void {
  const last = getEarningsCalculator(world.db).earned(slot).orders.at(-1)
  if (last && (last.finishedAt ?? 0) >= end + 60)
    throw conflictError(`Заказ № ${last.id} доставлен позже этого времени`)
}
