import { getEarningsCalculator } from '../money/earningsCalculator'
import { employeePayTerms } from '../money/payTerms'
import { SHIFT_UNCLOSED_AFTER_SECONDS } from '../money/shiftEarnings'
import type { CourierRecord, SlotRecord } from '../store/records'
import type { World } from '../store/world'
import { sendCourier } from './courierMovement'
import { findCourierShiftAt, findCurrentOrNextShift, nextShiftStart } from './roster'

/** A courier with an active order stays on shift after its planned end. The simulation then rechecks the shift at this interval. */
const RECHECK_SECONDS = 60

export function openCurrentShifts(world: World, at: number): void {
  for (const courier of world.db.couriers.all()) {
    if (!worksHere(world, courier)) continue
    const shift = findCourierShiftAt(world.db, courier, at)
    if (shift) openCourierSlot(world, courier, shift.start, shift.end)
    else world.db.couriers.update(courier.id, { slotNextAt: nextShiftStart(world.db, courier, at) })
  }
}

export function simulateCourierSlot(world: World, courier: CourierRecord, at: number): void {
  if (courier.slotId !== null && courier.orderId !== null) {
    world.db.couriers.update(courier.id, { slotNextAt: at + RECHECK_SECONDS })
    return
  }
  const slot = courier.slotId === null ? undefined : world.db.slot(courier.slotId)
  const ended = slot && findCurrentOrNextShift(world.db, courier, slot.startedAt)
  if (slot) closeCourierSlot(world, courier, at, finishTime(world, slot, at))
  const shift = findCourierShiftAt(world.db, courier, at)
  if (shift && shift.start !== ended?.start && worksHere(world, courier)) openCourierSlot(world, courier, at, shift.end)
  else world.db.couriers.update(courier.id, { slotNextAt: nextShiftStart(world.db, courier, at) })
}

/**
 * Returns the end of a shift that is closed at `at`. A shift that should have been closed long ago ends at its planned end, or at its last
 * delivery if that is later.
 */
function finishTime(world: World, slot: SlotRecord, at: number): number {
  if (at - slot.endsAt < SHIFT_UNCLOSED_AFTER_SECONDS) return at
  return Math.max(slot.endsAt, getEarningsCalculator(world.db).earned(slot).orders.at(-1)?.finishedAt ?? 0)
}

export function openCourierSlot(world: World, courier: CourierRecord, at: number, endsAt: number): void {
  const { slots, couriers } = world.db
  const id = slots.nextId()
  slots.insert({
    id,
    courierId: courier.id,
    cityId: courier.cityId,
    startedAt: at,
    endsAt,
    finishedAt: null,
    breakStart: null,
    breakEnd: null,
    history: [{ action: 'start', at }],
    terms: employeePayTerms(world.db.employee(courier.id)),
    paidAt: null,
  })
  couriers.update(courier.id, { slotId: id, slotNextAt: endsAt })
}

export function closeCourierSlot(world: World, courier: CourierRecord, at: number, finishedAt = at): void {
  const { slots, couriers } = world.db
  const slot = courier.slotId === null ? undefined : slots.get(courier.slotId)
  if (slot) {
    slots.update(slot.id, { finishedAt, history: [...slot.history, { action: 'end', at: finishedAt }] })
  }
  const next = nextShiftStart(world.db, courier, at)
  couriers.update(courier.id, { slotId: null, slotNextAt: next })
  const point = world.db.points.get(courier.pointId)
  if (point) sendCourier(world, courier, point, { at })
}

const worksHere = (world: World, courier: CourierRecord): boolean => world.db.employees.get(courier.id)?.status === 10
