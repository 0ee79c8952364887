import type { Db } from '../db'
import { localDay } from '../moments'
import type { Random } from '../random'
import type { SlotRecord } from '../records'
import type { CourierPenaltyRecord, PenaltyTypeRecord } from '../records/penalties'
import { paidAt } from './pastShifts'
import { PEOPLE } from './people'

export const PENALTY_TYPES: readonly PenaltyTypeRecord[] = [
  { id: 1, name: 'Опоздание на смену', description: 'Выход на смену позже начала более чем на 10 минут', price: 500 },
  { id: 2, name: 'Без формы', description: 'Работа без фирменной куртки или термосумки', price: 700 },
  { id: 3, name: 'Опоздание с заказом', description: 'Заказ доставлен на 20 минут позже обещанного', price: 1000 },
  { id: 4, name: 'Грубость с клиентом', description: 'Жалоба клиента подтвердилась', price: 1500 },
  { id: 5, name: 'Повреждённый заказ', description: 'Содержимое заказа пролито или помято', price: 1200 },
  { id: 6, name: 'Отказ от заказа', description: 'Курьер отказался от назначенного заказа без причины', price: 800 },
  { id: 7, name: 'Ранний уход', description: 'Уход со смены раньше её окончания', price: 600 },
]

/** The only one that nobody was given, and that may therefore be deleted. */
export const UNUSED_PENALTY_TYPE: PenaltyTypeRecord = {
  id: 8,
  name: 'Потеря термосумки',
  description: 'Термосумка утеряна по вине курьера',
  price: 15_000,
}

const SHARE = 0.04
const COMMENTS = ['Повторно', 'Со слов администратора заведения', 'Есть фото', 'Разговор записан', 'Первый раз']

/** Penalties of some of the past shifts, with the payout of their day. */
export function seedCourierPenalties(db: Db, random: Random, now: number): CourierPenaltyRecord[] {
  const referees = refereesByCity(db)
  return db.slots
    .all()
    .filter(({ id, finishedAt }) => finishedAt !== null && random.fork('fined', id).chance(SHARE))
    .map((slot, index) => applied(db, random, slot, index + 1, now, referees.get(slot.cityId) ?? []))
}

function applied(
  db: Db,
  random: Random,
  { id, courierId, cityId, startedAt, finishedAt }: SlotRecord,
  penaltyId: number,
  now: number,
  referees: number[],
): CourierPenaltyRecord {
  const own = random.fork('penalty', id)
  const timezone = db.timezone(cityId)
  const type = own.weighted(PENALTY_TYPES.map((candidate) => [candidate, 2000 / candidate.price] as const))
  const day = localDay(startedAt, timezone)
  // A penalty belongs to the day on which it is applied: of a night shift the hours before midnight count.
  const end = Math.min(finishedAt ?? startedAt, startedAt + 3600)
  return {
    id: penaltyId,
    courierId,
    cityId,
    typeId: type.id,
    name: type.name,
    price: type.price,
    createdAt: own.int(startedAt, end),
    refereeId: referees.length > 0 ? own.pick(referees) : PEOPLE.administrator.id,
    comment: own.chance(0.4) ? own.pick(COMMENTS) : null,
    paidAt: paidAt(random, courierId, day, localDay(now, timezone), timezone),
  }
}

/** Whoever may apply penalties, by the cities that he works in. */
function refereesByCity(db: Db): Map<number, number[]> {
  const out = new Map<number, number[]>()
  for (const { id, role, cities } of db.employees.all()) {
    if (!db.roles.get(role)?.permissions.includes('courier_penalty_manage')) continue
    for (const cityId of cities) out.set(cityId, [...(out.get(cityId) ?? []), id])
  }
  return out
}
