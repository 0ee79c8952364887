import { Link } from 'wouter'
import type { Point } from '../../api/points'
import { enabledLabel } from '../../domain/labels'
import { RowActions, type RowActionsProps } from '../../ui/form/RowActions'
import type { Column } from '../../ui/list/columns'
import { EnabledTag } from '../../ui/StatusTag'

/** The way to the zones of a point. */
export const pointPath = (id: number): string => `/points/${id}`

/** Columns of the dispatch points (reference-data, section 2.4); `actionsOf` leaves out what the user may not. */
export const pointColumns = (actionsOf: (id: number) => Omit<RowActionsProps, 'name'>): readonly Column<Point>[] => [
  {
    key: 'name',
    title: 'Название',
    width: 220,
    render: ({ id, name }) => <Link href={pointPath(id)}>{name}</Link>,
  },
  { key: 'description', title: 'Описание', width: 320, render: ({ description }) => description || '—' },
  {
    key: 'status',
    title: 'Статус',
    width: 130,
    render: ({ status }) => (status === undefined ? '—' : <EnabledTag status={status} label={enabledLabel(status)} />),
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 110,
    align: 'right',
    fixed: 'right',
    render: ({ id, name }) => <RowActions name={name} {...actionsOf(id)} />,
  },
]
