import type { CourierOption, NumberOption } from '../../../api/dictionaries'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'

export type SchedulePerson = { fio: string; courierTypeId: number | undefined }

export type ScheduleNameLookup = {
  courier: (id: number | null) => SchedulePerson
  point: (id: number | null) => string
  couriers: readonly CourierOption[]
  points: readonly NumberOption[]
  /**
   * A courier missing from the courier dictionary is blocked. Undefined while the dictionary is loading or if some of its rows could not be
   * read.
   */
  isBlocked: ((courierId: number) => boolean) | undefined
}

/** Names of couriers and points. The courier dictionary contains no blocked couriers; their names come from the schedule rows. */
export function createScheduleNameLookup(
  couriers: readonly CourierOption[] | undefined,
  points: readonly NumberOption[] | undefined,
  people: ReadonlyMap<number, SchedulePerson>,
): ScheduleNameLookup {
  const known = new Map(couriers?.map(({ value, label, courierTypeId }) => [value, { fio: label, courierTypeId }]))
  const pointNames = new Map(points?.map(({ value, label }) => [value, label]))
  return {
    couriers: couriers ?? [],
    points: points ?? [],
    courier: (id) =>
      (id === null ? undefined : (known.get(id) ?? people.get(id))) ?? {
        fio: id === null ? 'Без курьера' : `Курьер № ${id}`,
        courierTypeId: undefined,
      },
    point: (id) => (id === null ? 'Без точки' : (pointNames.get(id) ?? `Точка № ${id}`)),
    isBlocked: couriers && getUnreadableCount(couriers) === 0 ? (courierId) => !known.has(courierId) : undefined,
  }
}
