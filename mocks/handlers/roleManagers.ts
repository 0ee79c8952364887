import { conflict } from '../http/httpError'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'

export const MANAGE = 'role_manage'

/**
 * Throws unless at least one remaining employee can manage roles; otherwise this permission could never be granted
 * again.
 */
export function requireManager({ db }: World, staysOne: (employee: EmployeeRecord) => boolean): void {
  const isLeft = db.employees
    .all()
    .some((one) => one.status === 10 && db.roles.get(one.role)?.permissions.includes(MANAGE) && staysOne(one))
  if (!isLeft) throw conflict('Управлять ролями больше будет некому: оставьте это право хотя бы одному сотруднику')
}
