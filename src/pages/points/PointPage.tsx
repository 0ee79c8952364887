import { EnvironmentOutlined, SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useParams } from 'wouter'
import { type DispatchPointWithZones, deleteDeliveryZone, loadPointWithZones } from '../../api/points'
import { bidiIsolated } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { Directory } from '../../kit/directory/Directory'
import { useEmbeddedDirectory } from '../../kit/directory/useDirectory'
import { LinkButton } from '../../kit/LinkButton'
import { useLoadedRowsAsList } from '../../kit/list/useLoadedRowsAsList'
import { useAccess } from '../../session/sessionHooks'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { zoneDependents } from './pointDependents'
import { ZoneEditForm } from './ZoneForm'
import { ZonesMapDialog } from './ZonesMapDialog'
import { zoneColumns, zoneDirectoryDefinition } from './zoneDirectoryDefinition'

/** Specification: reference-data, section 2.5. */
export function PointPage() {
  const id = Number(useParams<{ id: string }>().id)
  const mayUpdate = useAccess()('point_update')
  const loaded = useLoadedValue(loadPointWithZones, [id])
  const point = loaded.value
  const page = useEmbeddedDirectory(zoneDirectoryDefinition, zoneColumns, useLoadedRowsAsList(loaded, zonesOfPoint))
  return (
    <Directory
      page={page}
      title={point ? `Зоны доставки: ${bidiIsolated(point.name)}` : 'Зоны доставки'}
      extra={
        <>
          <Button icon={<EnvironmentOutlined />} disabled={!point} onClick={() => page.show('map')}>
            Показать на карте
          </Button>
          {mayUpdate && (
            <LinkButton type="primary" icon={<SettingOutlined />} to={paths.point(id).settings}>
              Настроить зоны
            </LinkButton>
          )}
        </>
      }
      form={({ id: zoneId, ...dialog }) =>
        zoneId !== undefined && (
          <ZoneEditForm
            {...dialog}
            id={zoneId}
            others={point?.deliveryZones.filter((zone) => zone.id !== zoneId) ?? []}
          />
        )
      }
      saved={['', 'Зона доставки сохранена']}
      remove={{
        title: 'Удалить зону доставки?',
        text: (name) => `Зона доставки ${name} будет удалена.`,
        ...(point && { dependents: zoneDependents(point) }),
        action: deleteDeliveryZone,
        done: 'Зона доставки удалена',
      }}
      own={{ map: ({ open, onClose }) => <ZonesMapDialog open={open} of={loaded} onClose={onClose} /> }}
      empty="Список зоны доставки пуст"
      {...(mayUpdate ? { hint: 'Нажмите «Настроить зоны», чтобы загрузить контуры с карты' } : {})}
    />
  )
}

const zonesOfPoint = ({ deliveryZones: rows, unreadable }: DispatchPointWithZones) => ({ rows, unreadable })
