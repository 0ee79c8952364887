import type { Db } from './db'

type Person = { lastName: string; firstName: string; middleName: string | null }

export const fullName = ({ lastName, firstName, middleName }: Person): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ')

export function courierName(db: Db, courierId: number): string {
  const person = db.employees.get(courierId)
  return person ? fullName(person) : `Удалённый курьер № ${courierId}`
}
