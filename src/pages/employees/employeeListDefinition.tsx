import { type Employee, searchEmployees } from '../../api/employees'
import { phoneStruct } from '../../api/fieldFormats'
import { ACTIVE_EMPLOYEE_STATUS, EMPLOYEE_STATUS_OPTIONS, employeeStatusLabel, fullName } from '../../domain/employees'
import { formatPhone } from '../../domain/phones'
import {
  actionsColumn,
  computedTextColumn,
  idColumn,
  textColumn,
  textWithUnreadableCount,
} from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import { type Column, NAME_WITH_ICON_COLUMN_WIDTH } from '../../kit/list/columns'
import { formatMomentDate, toCityDate } from '../../lib/moments'
import { isoDateStruct, numberStruct, oneOf, textStruct } from '../../lib/structs'
import { cityTimezone } from '../../session/timezones'
import { EmailLink, PhoneLink } from '../../ui/contactLinks'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { StatusTag } from '../../ui/StatusTag'
import { EmployeeActions, EmployeeNameCell, EmployeePhoto, employeeName, employeeStatusTone } from './employeeCells'
import './employees.css'

/** Without a filter the list shows active employees only (reference-data, section 2.10). */
export const employeeListDefinition = defineList({
  name: 'employees',
  search: searchEmployees,
  filters: {
    id: numberStruct(),
    fio: textStruct(),
    phone: phoneStruct(),
    email: textStruct(),
    role: textStruct(),
    cities: numberStruct(),
    status: oneOf<number>(numberStruct(), EMPLOYEE_STATUS_OPTIONS),
    createdAtStart: isoDateStruct(),
    createdAtFinish: isoDateStruct(),
  },
  defaults: { status: ACTIVE_EMPLOYEE_STATUS },
  dialogs: {
    add: 'employee_create',
    edit: ['employee_update', numberStruct()],
    delete: ['employee_delete', numberStruct()],
    password: ['employee_change_password', numberStruct()],
    photo: ['employee_view', numberStruct()],
    deletePhoto: ['employee_update', numberStruct()],
    documents: ['employee_view', numberStruct()],
  },
  rowName: fullName,
})

type EmployeeColumnOptions = {
  roleLabel: (role: string) => string
  cityName: (id: number) => string
  mayOpenCourier: boolean
}

const SORTABLE = { isSortable: true }

export const employeeColumns =
  ({ roleLabel, cityName, mayOpenCourier }: EmployeeColumnOptions) =>
  (page: DirectoryDialogOpener<Employee, typeof employeeListDefinition.dialogs>): (Column<Employee> | null)[] => [
    idColumn({ width: 52, ...SORTABLE }),
    {
      key: 'photo',
      title: 'Фото',
      width: 46,
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
      width: NAME_WITH_ICON_COLUMN_WIDTH,
      ...SORTABLE,
      render: (employee) => <EmployeeNameCell employee={employee} mayOpenCourier={mayOpenCourier} />,
      sheet: { kind: 'text', value: fullName },
    },
    {
      key: 'phone',
      title: 'Мобильный',
      width: 134,
      ...SORTABLE,
      render: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : '—'),
      sheet: { kind: 'text', value: ({ phone }) => phone && formatPhone(phone) },
    },
    {
      ...textColumn<Employee>('email', 'E-mail', 76, SORTABLE),
      render: ({ email }) => (email ? <EmailLink email={email} /> : '—'),
    },
    computedTextColumn('role', 'Роль', 112, ({ role }) => (role ? roleLabel(role) : '—'), SORTABLE),
    computedTextColumn(
      'cities',
      'Города',
      96,
      ({ cities }) => textWithUnreadableCount(cities.map(cityName).join(', '), cities, 'city') || '—',
    ),
    {
      key: 'createdAt',
      title: 'Дата регистрации',
      width: 106,
      ...SORTABLE,
      render: ({ createdAt, cities }) =>
        createdAt ? <NoLineBreak>{formatMomentDate(createdAt, cityTimezone(cities[0]))}</NoLineBreak> : '—',
      sheet: {
        kind: 'date',
        value: ({ createdAt, cities }) => createdAt && toCityDate(createdAt, cityTimezone(cities[0])),
      },
    },
    {
      key: 'status',
      title: 'Статус',
      width: 92,
      ...SORTABLE,
      render: ({ status }) =>
        status === undefined ? (
          '—'
        ) : (
          <StatusTag tone={employeeStatusTone(status)}>{employeeStatusLabel(status)}</StatusTag>
        ),
      sheet: { kind: 'text', value: ({ status }) => (status === undefined ? undefined : employeeStatusLabel(status)) },
    },
    actionsColumn(page, { width: 124, more: (employee) => <EmployeeActions employee={employee} page={page} /> }),
  ]
