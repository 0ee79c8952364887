import { Link } from 'wouter'
import { NOTIFICATION_FILTERS, type Notification, searchNotifications } from '../../api/notifications'
import { paths } from '../../kit/address/paths'
import { idColumn, textColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import { type Column, NAME_COLUMN_WIDTH } from '../../kit/list/columns'
import { ROW_OPENER_PROPS } from '../../kit/list/tableRows'
import { OPENED_FROM_SCREEN } from '../../kit/useGoBack'
import { formatMoment, toCityDateTime } from '../../lib/moments'
import { optionLabel, useCityOptions } from '../../session/cityOptions'
import { session } from '../../session/session'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { StatusTag } from '../../ui/StatusTag'
import { HideNotificationCell } from './HideNotificationCell'

/** Read-only list (operations, sections 2 and 7). */
export const notificationListDefinition = defineList({
  name: 'notifications',
  search: searchNotifications,
  filters: NOTIFICATION_FILTERS,
  dialogs: {},
})

export const notificationStatusLabel = (status: boolean): string => (status ? 'Активно' : 'Скрыто')

export const NOTIFICATION_COLUMNS: readonly Column<Notification>[] = [
  idColumn<Notification>({ width: 64, isSortable: true }),
  textColumn<Notification>('description', 'Описание', 228),
  {
    key: 'orderId',
    title: 'Заказ',
    width: 98,
    isSortable: true,
    render: ({ orderId }) => (orderId === undefined ? '—' : <OrderLink id={orderId} />),
    sheet: { kind: 'number', value: ({ orderId }) => orderId },
  },
  {
    key: 'courierId',
    title: 'Курьер',
    width: NAME_COLUMN_WIDTH,
    render: (row) => <CourierLink row={row} />,
    sheet: { kind: 'text', value: courierText },
  },
  {
    key: 'cityId',
    title: 'Город',
    width: 100,
    isSortable: true,
    render: ({ cityId }) => <CityName id={cityId} />,
    sheet: {
      kind: 'text',
      value: ({ cityId }) => session.user?.allowedCities.find(({ id }) => id === cityId)?.name ?? cityId?.toString(),
    },
  },
  {
    key: 'createdAt',
    title: 'Создано',
    width: 136,
    isSortable: true,
    render: ({ createdAt, cityId }) =>
      createdAt === undefined ? '—' : <NoLineBreak>{formatMoment(createdAt, cityTimezone(cityId))}</NoLineBreak>,
    sheet: {
      kind: 'moment',
      value: ({ createdAt, cityId }) => createdAt && toCityDateTime(createdAt, cityTimezone(cityId)),
    },
  },
  {
    key: 'status',
    title: 'Статус',
    width: 104,
    isSortable: true,
    render: ({ status }) =>
      status === undefined ? (
        '—'
      ) : (
        <StatusTag tone={status ? 'warning' : 'neutral'}>{notificationStatusLabel(status)}</StatusTag>
      ),
    sheet: {
      kind: 'text',
      value: ({ status }) => (status === undefined ? undefined : notificationStatusLabel(status)),
    },
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 120,
    align: 'right',
    fixed: 'right',
    render: (row) => <HideNotificationCell row={row} />,
  },
]

export function OrderLink({ id }: { id: number }) {
  const can = useAccess()
  if (!can('order_view')) return `№ ${id}`
  return (
    <Link href={paths.ordersWith({ id, order: id })} {...ROW_OPENER_PROPS}>
      № {id}
    </Link>
  )
}

function courierText({ courierId, courierName }: Notification): string | undefined {
  return courierName || (courierId === undefined ? undefined : `№ ${courierId}`)
}

function CourierLink({ row }: { row: Notification }) {
  const can = useAccess()
  const { courierId, orderId } = row
  const name = courierText(row) ?? '—'
  if (courierId === undefined || !can('courier_view')) return name
  return (
    <Link
      href={paths.courier(courierId)}
      state={OPENED_FROM_SCREEN}
      {...(orderId === undefined ? ROW_OPENER_PROPS : {})}
    >
      {name}
    </Link>
  )
}

function CityName({ id }: { id: number | undefined }) {
  return optionLabel(useCityOptions(), id)
}

const field = filterFieldNames(notificationListDefinition)
const STATUSES = [true, false].map((value) => ({ value, label: notificationStatusLabel(value) }))

export function NotificationFilterFields() {
  return (
    <>
      <NumberField name={field('id')} label="ID" />
      <NumberField name={field('orderId')} label="Номер заказа" />
      <SelectField name={field('cityId')} label="Город" options={useCityOptions()} />
      <SelectField name={field('status')} label="Статус" options={STATUSES} />
    </>
  )
}
