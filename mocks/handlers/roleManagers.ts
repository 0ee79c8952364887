import { conflictError } from '../http/httpError'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'

export const MANAGE_ROLES_PERMISSION = 'role_manage'

/**
 * Throws if no employee would have the permission to manage roles after the change. Without such an employee, no user could grant this
 * permission again.
 */
export function requireRemainingRoleManager({ db }: World, staysOne: (employee: EmployeeRecord) => boolean): void {
  const isLeft = db.employees
    .all()
    .some(
      (one) =>
        one.status === 10 && db.roles.get(one.role)?.permissions.includes(MANAGE_ROLES_PERMISSION) && staysOne(one),
    )
  if (!isLeft) throw conflictError('Управлять ролями больше будет некому: оставьте это право хотя бы одному сотруднику')
}
