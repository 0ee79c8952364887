import type { Db } from '../db'
import { fullName } from '../seeds/names'

/** Money outlives the people: the records of somebody who was deleted stay. */
export function courierName(db: Db, courierId: number): string {
  const person = db.employees.get(courierId)
  return person ? fullName(person) : `Удалённый курьер № ${courierId}`
}
