import { FileTextOutlined, KeyOutlined } from '@ant-design/icons'
import { Avatar, Button } from 'antd'
import type { ReactNode } from 'react'
import type { Employee } from '../../api/employees'
import { COURIER_ROLE, fullName } from '../../domain/employees'
import { viewableUrl } from '../../domain/safeUrl'
import { bidiIsolated } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { CourierTypeIcon } from '../../ui/CourierTypeIcon'
import { personInitials } from '../../ui/personShortNames'
import type { Tone } from '../../ui/theme'
import { toolButtonProps } from '../../ui/toolButton'

export function EmployeeNameCell({
  employee,
  mayOpenCourier,
}: {
  employee: Employee
  mayOpenCourier: boolean
}): ReactNode {
  if (employee.role !== COURIER_ROLE) return employeeName(employee)
  return (
    <span className="employee-name">
      <CourierTypeIcon type={employee.courierTypeId} />
      {mayOpenCourier ? (
        <a href={paths.courier(employee.id)} target="_blank" rel="noopener noreferrer">
          {employeeName(employee)}
        </a>
      ) : (
        <span>{employeeName(employee)}</span>
      )}
    </span>
  )
}

type EmployeeActionsProps = {
  employee: Employee
  page: { show: (dialog: 'documents' | 'password', id: number) => void; may: (dialog: 'password') => boolean }
}

export function EmployeeActions({ employee, page }: EmployeeActionsProps) {
  const name = employeeName(employee)
  return (
    <>
      <Button
        {...toolButtonProps(`Документы: ${name}`, 'Документы')}
        icon={<FileTextOutlined />}
        onClick={() => page.show('documents', employee.id)}
      />
      {page.may('password') && (
        <Button
          {...toolButtonProps(`Изменить пароль: ${name}`, 'Изменить пароль')}
          icon={<KeyOutlined />}
          onClick={() => page.show('password', employee.id)}
        />
      )}
    </>
  )
}

export const employeeName = (employee: Employee): string => bidiIsolated(fullName(employee)) || `№ ${employee.id}`

export function employeeStatusTone(status: number): Tone {
  if (status === 10) return 'success'
  return status === 0 ? 'danger' : 'neutral'
}

export function EmployeePhoto({ employee }: { employee: Employee }) {
  return (
    <Avatar size={24} className="employee-photo" src={viewableUrl(employee.photoUrl)} alt="">
      {/* CSS renders the initials: as text they would become part of the button's accessible name. */}
      <span data-initials={personInitials(fullName(employee, { skipMiddleName: true }))} />
    </Avatar>
  )
}
