import { EnvironmentOutlined, SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { Link, useParams } from 'wouter'
import { type DeliveryZone, deleteDeliveryZone, loadPoint, type Point } from '../../api/points'
import { useAccess } from '../../session/useAccess'
import { paths } from '../../ui/address/paths'
import { useDialogAddress } from '../../ui/directory/useDialogAddress'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { DataTable } from '../../ui/list/DataTable'
import { useLoadedRows } from '../../ui/list/useLoadedRows'
import { useLoaded } from '../../ui/load/useLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { ZoneEditForm } from './ZoneForm'
import { ZonesMapDialog } from './ZonesMapDialog'
import { ZONE_DIALOGS, zoneColumns } from './zoneColumns'

/** The delivery zones of a point: edit, delete, all of them on a map (reference-data, section 2.5). */
export function PointPage() {
  const id = Number(useParams<{ id: string }>().id)
  const mayUpdate = useAccess()('point_update')
  const loaded = useLoaded(loadPoint, [id])
  const { value: point, reload } = loaded
  const zones = useLoadedRows(loaded, zonesOf)
  const { dialog, isOpen, key, show, close } = useDialogAddress(ZONE_DIALOGS, (form) => form === 'map' || mayUpdate)
  const columns = useMemo(
    () =>
      zoneColumns(
        mayUpdate ? (zone) => ({ onEdit: () => show('edit', zone), onDelete: () => show('delete', zone) }) : undefined,
      ),
    [mayUpdate, show],
  )
  const done = (message: string) => () => {
    toast.success(message)
    close()
    reload()
  }
  const settings = paths.point(id).settings

  return (
    <>
      <PageHeader
        title={point ? `Зоны доставки: ${point.name}` : 'Зоны доставки'}
        extra={
          <>
            <Button icon={<EnvironmentOutlined />} disabled={!point} onClick={() => show('map')}>
              Показать на карте
            </Button>
            {mayUpdate && (
              <Link href={settings} asChild>
                <Button type="primary" icon={<SettingOutlined />} href={settings}>
                  Настроить зоны
                </Button>
              </Link>
            )}
          </>
        }
      />
      <DataTable
        name="zones"
        columns={columns}
        list={zones}
        empty={<EmptyState title="Список зоны доставки пуст" {...(mayUpdate ? { hint: EMPTY_HINT } : {})} />}
      />
      {dialog?.form === 'map' && <ZonesMapDialog key={key} open={isOpen} point={point} onClose={close} />}
      {dialog?.form === 'edit' && (
        <ZoneEditForm
          key={key}
          open={isOpen}
          id={dialog.entry}
          onSaved={done('Зона доставки сохранена')}
          onClose={close}
        />
      )}
      {dialog?.form === 'delete' && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить зону доставки?"
          action={() => deleteDeliveryZone(dialog.entry)}
          onDone={done('Зона доставки удалена')}
          onClose={close}
        >
          {zoneToDelete(zones.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

const EMPTY_HINT = 'Нажмите «Настроить зоны», чтобы загрузить контуры с карты'

const zonesOf = ({ deliveryZones }: Point) => deliveryZones

/** The dialog may have come as a link, before the zones are there. */
function zoneToDelete(zones: readonly DeliveryZone[], id: number): string {
  const zone = zones.find((row) => row.id === id)
  return `Зона доставки ${zone ? `«${zone.name}»` : `№ ${id}`} будет удалена.`
}
