import { Avatar } from 'antd'
import type { Employee } from '../../api/employees'
import { fullName } from '../../domain/employees'
import { safeLink } from '../../domain/links'
import { personInitials } from '../../ui/initials'
import './employees.css'

export function EmployeePhoto({ employee }: { employee: Employee }) {
  return (
    <Avatar size={24} className="employee-photo" src={safeLink(employee.photoUrl)} alt="">
      {/* CSS renders the initials: as text they would become part of the button's accessible name. */}
      <span data-initials={personInitials(fullName(employee, { skipMiddleName: true }))} />
    </Avatar>
  )
}
