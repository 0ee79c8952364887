import { localEpochDay, secondAtLocalHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { SlotRecord } from '../store/records'
import type { CourierPenaltyRecord, PenaltyTypeRecord } from '../store/records/penalties'
import { DEMO_ACCOUNTS } from './demoAccounts'

export const PENALTY_TYPES: readonly PenaltyTypeRecord[] = [
  { id: 1, name: 'Опоздание на смену', description: 'Выход на смену позже начала более чем на 10 минут', price: 500 },
  { id: 2, name: 'Без формы', description: 'Работа без фирменной куртки или термосумки', price: 700 },
  { id: 3, name: 'Опоздание с заказом', description: 'Заказ доставлен на 20 минут позже обещанного', price: 1000 },
  { id: 4, name: 'Грубость с клиентом', description: 'Жалоба клиента подтвердилась', price: 1500 },
  { id: 5, name: 'Повреждённый заказ', description: 'Содержимое заказа пролито или помято', price: 1200 },
  { id: 6, name: 'Отказ от заказа', description: 'Курьер отказался от назначенного заказа без причины', price: 800 },
  { id: 7, name: 'Ранний уход', description: 'Уход со смены раньше её окончания', price: 600 },
]

/** The only penalty type that can be deleted, because no courier has a penalty of this type. */
export const UNUSED_PENALTY_TYPE: PenaltyTypeRecord = {
  id: 8,
  name: 'Потеря термосумки',
  description: 'Термосумка утеряна по вине курьера',
  price: 15_000,
}

const SHARE = 0.04
const COMMENTS = ['Повторно', 'Со слов администратора заведения', 'Есть фото', 'Разговор записан', 'Первый раз']

export function seedCourierPenalties(db: Db, random: SeededRandom): CourierPenaltyRecord[] {
  const referees = refereesByCity(db)
  const seed = random.fork('penalties')
  return db.slots
    .all()
    .filter(({ finishedAt }) => finishedAt !== null && seed.chance(SHARE))
    .map((slot, index) => applied(db, seed.fork(slot.id), slot, index + 1, referees.get(slot.cityId) ?? []))
}

function applied(
  db: Db,
  random: SeededRandom,
  { courierId, cityId, startedAt, finishedAt, paidAt }: SlotRecord,
  id: number,
  referees: number[],
): CourierPenaltyRecord {
  const type = random.weighted(PENALTY_TYPES.map((candidate) => [candidate, 2000 / candidate.price] as const))
  const timezone = db.timezone(cityId)
  const midnight = secondAtLocalHour(localEpochDay(startedAt, timezone) + 1, 0, timezone)
  return {
    id,
    courierId,
    cityId,
    typeId: type.id,
    name: type.name,
    price: type.price,
    createdAt: random.int(startedAt, Math.min(finishedAt ?? startedAt, midnight - 1)),
    refereeId: referees.length > 0 ? random.pick(referees) : DEMO_ACCOUNTS.administrator.id,
    comment: random.chance(0.4) ? random.pick(COMMENTS) : null,
    paidAt,
  }
}

function refereesByCity(db: Db): Map<number, number[]> {
  const out = new Map<number, number[]>()
  for (const { id, role, cities } of db.employees.all()) {
    if (!db.roles.get(role)?.permissions.includes('courier_penalty_manage')) continue
    for (const cityId of cities) out.set(cityId, [...(out.get(cityId) ?? []), id])
  }
  return out
}
