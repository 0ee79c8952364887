import { EMPLOYEE_SORTABLE, type EmployeeFilters } from '../../api/employees'
import { phoneDigits } from '../../api/formats'
import { ACTIVE } from '../../domain/employees'
import type { Permission } from '../../domain/permissions'
import { dateText, num, text } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The address of the employees (reference-data, section 2.10): without a filter only the active ones are shown. */
export const EMPLOYEE_LIST: ListDef<EmployeeFilters> = {
  filters: {
    id: num(),
    fio: text(),
    phone: phoneDigits(),
    email: text(),
    role: text(),
    cities: num(),
    status: num(),
    createdAtStart: dateText(),
    createdAtFinish: dateText(),
  },
  sortable: EMPLOYEE_SORTABLE,
  defaults: { status: ACTIVE },
}

/** Its dialogs: `?form=add`, `?form=edit&entry=5`, … */
export const EMPLOYEE_DIALOGS = {
  add: null,
  edit: num(),
  delete: num(),
  password: num(),
  photo: num(),
  deletePhoto: num(),
  documents: num(),
}

/** What each dialog takes; photo and documents are for looking at, too. */
export const EMPLOYEE_PERMISSIONS: Record<keyof typeof EMPLOYEE_DIALOGS, Permission> = {
  add: 'employee_create',
  edit: 'employee_update',
  delete: 'employee_delete',
  password: 'employee_change_password',
  photo: 'employee_view',
  deletePhoto: 'employee_update',
  documents: 'employee_view',
}
