import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { deletePoint, type Point } from '../../api/points'
import { useAccess } from '../../session/useAccess'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../ui/form/useDialogAddress'
import { CitySelect } from '../../ui/list/CitySelect'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { PointForm } from './PointForm'
import { pointColumns, pointPath } from './pointColumns'
import { POINT_DIALOGS, POINT_LIST, POINT_PERMISSIONS } from './pointList'
import { pointsStore } from './pointsStore'
import './points.css'

/** Dispatch points of a city: add, edit, delete, and the way to their zones (reference-data, section 2.4). */
export function PointsPage() {
  const can = useAccess()
  const list = useListPage(pointsStore, POINT_LIST)
  const { dialog, isOpen, key, show, close } = useDialogAddress(POINT_DIALOGS, (form) => can(POINT_PERMISSIONS[form]))
  const [mayAdd, mayEdit, mayDelete] = [can('point_create'), can('point_update'), can('point_delete')]
  const columns = useMemo(
    () =>
      pointColumns((id) => ({
        ...(mayEdit ? { onEdit: () => show('edit', id) } : {}),
        ...(mayDelete ? { onDelete: () => show('delete', id) } : {}),
      })),
    [mayEdit, mayDelete, show],
  )
  const onRow = useOpenRow()
  const done = (message: string) => () => {
    toast.success(message)
    close()
    list.reload()
  }

  return (
    <>
      <PageHeader
        title="Отправные точки"
        extra={
          <>
            <CitySelect list={list} />
            {mayAdd && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => show('add')}>
                Добавить отправную точку
              </Button>
            )}
          </>
        }
      />
      <DataTable
        name="points"
        columns={columns}
        list={list}
        onRow={onRow}
        rowClassName={rowClass}
        empty={
          <EmptyState title="Список районов пуст" hint={mayAdd ? ADD_HINT : 'В этом городе нет отправных точек'} />
        }
      />
      {dialog?.form === 'add' && (
        <PointForm
          key={key}
          open={isOpen}
          cityId={list.query.cityId}
          onSaved={done('Отправная точка добавлена')}
          onClose={close}
        />
      )}
      {dialog?.form === 'edit' && (
        <PointForm
          key={key}
          open={isOpen}
          id={dialog.entry}
          onSaved={done('Отправная точка сохранена')}
          onClose={close}
        />
      )}
      {dialog?.form === 'delete' && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить отправную точку?"
          action={() => deletePoint(dialog.entry)}
          onDone={done('Отправная точка удалена')}
          onClose={close}
        >
          {pointToDelete(list.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

const ADD_HINT = 'Чтобы добавить отправную точку, нажмите «Добавить отправную точку»'

const rowClass = () => 'points__row'

/** A click opens the point, save on what has a meaning of its own; the keyboard takes the link in the row. */
function useOpenRow() {
  const [, navigate] = useLocation()
  return useMemo(
    () => (point: Point) => ({
      onClick: ({ target }: { target: EventTarget }) => {
        const isOnControl = (target as Element).closest('a, button') !== null
        if (!isOnControl) navigate(pointPath(point.id))
      },
    }),
    [navigate],
  )
}

/** The dialog may have come as a link, without its point in the list. */
function pointToDelete(rows: readonly Point[], id: number): string {
  const point = rows.find((row) => row.id === id)
  return `Отправная точка ${point ? `«${point.name}»` : `№ ${id}`} будет удалена вместе с её зонами доставки.`
}
