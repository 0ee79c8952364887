import { safeLink } from '../../domain/links'
import { personInitials } from '../../ui/initials'
import './employees.css'
import { FileTextOutlined, KeyOutlined } from '@ant-design/icons'
import { Avatar, Button } from 'antd'
import type { ReactNode } from 'react'
import { type Employee, searchEmployees } from '../../api/employees'
import { phoneDigits } from '../../api/formats'
import {
  ACTIVE_EMPLOYEE_STATUS,
  COURIER_ROLE,
  EMPLOYEE_STATUS_OPTIONS,
  employeeStatusLabel,
  fullName,
} from '../../domain/employees'
import { formatPhone } from '../../domain/phones'
import { bidiIsolated } from '../../domain/text'
import { paths } from '../../kit/address/paths'
import { actionsColumn, idColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import type { EntryActions } from '../../kit/directory/useEntries'
import type { Column } from '../../kit/list/columns'
import { cityDate, formatMomentDate } from '../../lib/moments'
import { dateText, num, oneOf, text } from '../../lib/structs'
import { cityTimezone } from '../../session/timezones'
import { CourierTypeIcon } from '../../ui/CourierTypeIcon'
import { NoBreak } from '../../ui/NoBreak'
import { StatusTag } from '../../ui/StatusTag'
import type { Tone } from '../../ui/theme'

/** Without a filter the list shows active employees only (reference-data, section 2.10). */
export const employeeList = defineList({
  name: 'employees',
  search: searchEmployees,
  filters: {
    id: num(),
    fio: text(),
    phone: phoneDigits(),
    email: text(),
    role: text(),
    cities: num(),
    status: oneOf<number>(num(), EMPLOYEE_STATUS_OPTIONS),
    createdAtStart: dateText(),
    createdAtFinish: dateText(),
  },
  defaults: { status: ACTIVE_EMPLOYEE_STATUS },
  dialogs: {
    add: 'employee_create',
    edit: ['employee_update', num()],
    delete: ['employee_delete', num()],
    password: ['employee_change_password', num()],
    photo: ['employee_view', num()],
    deletePhoto: ['employee_update', num()],
    documents: ['employee_view', num()],
  },
  rowName: fullName,
})

export type EmployeeCellLabels = { roleLabel: (role: string) => string; cityName: (id: number) => string }

const SORTABLE = { isSortable: true }

export const employeeColumns =
  ({ roleLabel, cityName }: EmployeeCellLabels) =>
  (page: EntryActions<Employee, typeof employeeList.dialogs>): (Column<Employee> | null)[] => [
    idColumn({ width: 64, ...SORTABLE }),
    {
      key: 'photo',
      title: 'Фото',
      width: 56,
      render: (employee) => (
        <button
          type="button"
          className="employee-photo-button"
          aria-label={`Фото: ${employeeName(employee)}`}
          title="Фото"
          onClick={() => page.show('photo', employee.id)}
        >
          <EmployeePhoto employee={employee} />
        </button>
      ),
    },
    {
      key: 'fio',
      title: 'ФИО',
      width: 172,
      ...SORTABLE,
      render: (employee) => <EmployeeName employee={employee} />,
      sheet: { kind: 'text', value: fullName },
    },
    {
      key: 'phone',
      title: 'Мобильный',
      width: 166,
      ...SORTABLE,
      render: ({ phone }) => (phone ? <span className="employee-phone">{formatPhone(phone)}</span> : '—'),
      sheet: { kind: 'text', value: ({ phone }) => phone && formatPhone(phone) },
    },
    {
      key: 'email',
      title: 'E-mail',
      width: 98,
      ...SORTABLE,
      render: ({ email }) =>
        email ? (
          <span className="employee-email" title={email}>
            {email}
          </span>
        ) : (
          '—'
        ),
      sheet: { kind: 'text', value: ({ email }) => email },
    },
    {
      key: 'role',
      title: 'Роль',
      width: 112,
      ...SORTABLE,
      render: ({ role }) => (role ? roleLabel(role) : '—'),
      sheet: 'rendered',
    },
    {
      key: 'cities',
      title: 'Города',
      width: 116,
      render: (employee) => employee.cities.map(cityName).join(', ') || '—',
      sheet: 'rendered',
    },
    {
      key: 'createdAt',
      title: 'Дата регистрации',
      width: 132,
      ...SORTABLE,
      render: ({ createdAt, cities }) =>
        createdAt ? <NoBreak>{formatMomentDate(createdAt, cityTimezone(cities[0]))}</NoBreak> : '—',
      sheet: {
        kind: 'date',
        value: ({ createdAt, cities }) => createdAt && cityDate(createdAt, cityTimezone(cities[0])),
      },
    },
    {
      key: 'status',
      title: 'Статус',
      width: 112,
      ...SORTABLE,
      render: ({ status }) =>
        status === undefined ? '—' : <StatusTag tone={statusTone(status)}>{employeeStatusLabel(status)}</StatusTag>,
      sheet: { kind: 'text', value: ({ status }) => (status === undefined ? undefined : employeeStatusLabel(status)) },
    },
    actionsColumn(page, { width: 128, more: (employee) => <MoreActions employee={employee} page={page} /> }),
  ]

function EmployeeName({ employee }: { employee: Employee }): ReactNode {
  if (employee.role !== COURIER_ROLE) return employeeName(employee)
  return (
    <span className="employee-name">
      <CourierTypeIcon type={employee.courierTypeId} />
      <a href={paths.courier(employee.id)} target="_blank" rel="noopener noreferrer">
        {employeeName(employee)}
      </a>
    </span>
  )
}

type MoreProps = { employee: Employee; page: EntryActions<Employee, typeof employeeList.dialogs> }

function MoreActions({ employee, page }: MoreProps) {
  const name = employeeName(employee)
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<FileTextOutlined />}
        aria-label={`Документы: ${name}`}
        title="Документы"
        onClick={() => page.show('documents', employee.id)}
      />
      {page.may('password') && (
        <Button
          type="text"
          size="small"
          icon={<KeyOutlined />}
          aria-label={`Изменить пароль: ${name}`}
          title="Изменить пароль"
          onClick={() => page.show('password', employee.id)}
        />
      )}
    </>
  )
}

const employeeName = (employee: Employee): string => bidiIsolated(fullName(employee)) || `№ ${employee.id}`

function statusTone(status: number): Tone {
  if (status === 10) return 'success'
  return status === 0 ? 'danger' : 'neutral'
}

function EmployeePhoto({ employee }: { employee: Employee }) {
  return (
    <Avatar size={24} className="employee-photo" src={safeLink(employee.photoUrl)} alt="">
      {/* CSS renders the initials: as text they would become part of the button's accessible name. */}
      <span data-initials={personInitials(fullName(employee, { skipMiddleName: true }))} />
    </Avatar>
  )
}
