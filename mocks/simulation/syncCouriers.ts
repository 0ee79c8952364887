import { conflictError } from '../http/httpError'
import { COURIER_ROLE } from '../seeds/roles'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'
import { generateCourierRota } from './courierRota'
import { nextShiftStart } from './roster'

export function syncCourierWithEmployee(
  world: World,
  { id, role, status, cities, courierTypeId }: EmployeeRecord,
): void {
  const { couriers, points, slot } = world.db
  const courier = couriers.get(id)
  const [cityId] = cities
  const here = points.all().filter((point) => point.cityId === cityId)
  const point = here.find((candidate) => candidate.status) ?? here[0]
  if (role !== COURIER_ROLE || cityId === undefined || !point) {
    couriers.remove(id)
    return
  }
  const typeId = courierTypeId ?? 1
  const rota = courier?.rota ?? generateCourierRota(id)
  const at = world.clock.second()
  const slotNextAt = status === 10 ? nextShiftStart(world.db, { id, cityId, rota }, at) : null
  if (courier?.cityId !== cityId) {
    const { lat, long } = point
    const away = {
      cityId,
      pointId: point.id,
      typeId,
      rota,
      lat,
      long,
      slotId: null,
      orderId: null,
      leg: null,
      slotNextAt,
    }
    if (courier) couriers.update(id, away)
    else couriers.insert({ id, ...away })
    return
  }
  if (courier.slotId === null) couriers.update(id, { typeId, slotNextAt })
  else if (status !== 10) couriers.update(id, { typeId, slotNextAt: at })
  else {
    const { endsAt } = slot(courier.slotId)
    couriers.update(id, { typeId, slotNextAt: endsAt > at ? endsAt : courier.slotNextAt })
  }
}

/** Couriers have records only in cities with a dispatch point. Call this function when a city gets one: it creates the missing records. */
export function addMissingCouriers(world: World, cityId: number): void {
  const { employees, couriers } = world.db
  for (const employee of employees.all())
    if (employee.cities[0] === cityId && !couriers.get(employee.id)) syncCourierWithEmployee(world, employee)
}

export function requireCourierOffDuty(world: World, employeeId: number): void {
  const courier = world.db.couriers.get(employeeId)
  if (courier && courier.slotId !== null) throw conflictError('Курьер на смене, сначала завершите её')
}
