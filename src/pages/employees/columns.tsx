import type { Employee } from '../../api/employees'
import { COURIER_ROLE, employeeStatusLabel, fullName } from '../../domain/employees'
import { formatPhone } from '../../domain/phones'
import { formatMomentDate } from '../../lib/dates'
import { timezoneOf } from '../../session/timezones'
import { CourierTypeIcon } from '../../ui/CourierTypeIcon'
import { IdText } from '../../ui/IdText'
import type { Column } from '../../ui/list/columns'
import { StatusTag } from '../../ui/StatusTag'
import type { Tone } from '../../ui/theme'
import { EmployeeActions, type EmployeeActionsProps } from './EmployeeActions'
import { EmployeePhoto } from './EmployeePhoto'

export type EmployeeColumnsProps = {
  /** The description of a role by its name. */
  roleLabel: (role: string) => string
  cityName: (id: number) => string
  onPhoto: (id: number) => void
  /** What the user may do with an employee. */
  actionsOf: (id: number) => Omit<EmployeeActionsProps, 'name'>
}

/** Columns of the employees (reference-data, section 2.10). */
export const employeeColumns = (props: EmployeeColumnsProps): readonly Column<Employee>[] => [
  { key: 'id', title: 'ID', width: 76, isSortable: true, render: ({ id }) => <IdText id={id} /> },
  {
    key: 'photo',
    title: 'Фото',
    width: 64,
    render: (employee) => (
      <button
        type="button"
        className="employee-photo-button"
        aria-label={`Фото: ${nameOf(employee)}`}
        title="Фото"
        onClick={() => props.onPhoto(employee.id)}
      >
        <EmployeePhoto employee={employee} />
      </button>
    ),
  },
  {
    key: 'fio',
    title: 'ФИО',
    width: 250,
    isSortable: true,
    render: (employee) => <EmployeeName employee={employee} />,
  },
  {
    key: 'phone',
    title: 'Мобильный',
    width: 160,
    isSortable: true,
    render: ({ phone }) => (phone ? <span className="employee-phone">{formatPhone(phone)}</span> : '—'),
  },
  { key: 'email', title: 'E-mail', width: 225, isSortable: true, render: ({ email }) => email || '—' },
  {
    key: 'role',
    title: 'Роль',
    width: 130,
    isSortable: true,
    render: ({ role }) => (role ? props.roleLabel(role) : '—'),
  },
  {
    key: 'cities',
    title: 'Города',
    width: 150,
    render: ({ cities }) => cities.map(props.cityName).join(', ') || '—',
  },
  {
    key: 'createdAt',
    title: 'Дата регистрации',
    width: 135,
    isSortable: true,
    render: ({ createdAt, cities }) => (createdAt ? formatMomentDate(createdAt, timezoneOf(cities[0])) : '—'),
  },
  {
    key: 'status',
    title: 'Статус',
    width: 125,
    isSortable: true,
    render: ({ status }) =>
      status === undefined ? '—' : <StatusTag tone={toneOf(status)}>{employeeStatusLabel(status)}</StatusTag>,
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 140,
    align: 'right',
    fixed: 'right',
    render: (employee) => <EmployeeActions name={nameOf(employee)} {...props.actionsOf(employee.id)} />,
  },
]

/** A courier's name opens his card in a tab of its own. */
function EmployeeName({ employee }: { employee: Employee }) {
  if (employee.role !== COURIER_ROLE) return nameOf(employee)
  return (
    <span className="employee-name">
      <CourierTypeIcon type={employee.courierTypeId} />
      <a href={`/couriers/${employee.id}`} target="_blank" rel="noopener noreferrer">
        {nameOf(employee)}
      </a>
    </span>
  )
}

const nameOf = (employee: Employee): string => fullName(employee) || `№ ${employee.id}`

function toneOf(status: number): Tone {
  if (status === 10) return 'success'
  return status === 0 ? 'danger' : 'neutral'
}
