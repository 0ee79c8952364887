import { Avatar } from 'antd'
import type { Employee } from '../../api/employees'
import { fullName } from '../../domain/employees'
import { safeLink } from '../../domain/links'
import { personInitials } from '../../ui/initials'
import './employees.css'

/** A small round photo; initials where there is none, or none that may be shown. */
export function EmployeePhoto({ employee }: { employee: Employee }) {
  return (
    <Avatar size={24} className="employee-photo" src={safeLink(employee.photoUrl)} alt="">
      {/* Drawn by the style sheet: as a text they would have to be part of the button's name. */}
      <span data-initials={personInitials(fullName(employee, { skipMiddleName: true }))} />
    </Avatar>
  )
}
