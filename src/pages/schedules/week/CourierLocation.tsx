import { Modal, Skeleton } from 'antd'
import { useMemo } from 'react'
import { loadCourier } from '../../../api/couriers'
import { COURIER_ZOOM, type LatLong, placeOf } from '../../../domain/geo'
import { RequestFailure } from '../../../lib/failure'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { MapPin } from '../../../ui/map/MapMarker'
import { TileMap } from '../../../ui/map/TileMap'
import type { Person } from './people'

type Props = { open: boolean; courierId: number; person: Person; onClose: () => void }

/** Where a courier of the week is now. */
export function CourierLocation({ open, courierId, person, onClose }: Props) {
  const place = useLoaded(loadPlace, [courierId], { skip: !open })
  return (
    <Modal
      open={open}
      title={`Местоположение курьера: ${person.fio}`}
      width={800}
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      <div className="courier-location">
        <LoadPanel of={place} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          {(at) => <CourierPlace at={at} person={person} />}
        </LoadPanel>
      </div>
    </Modal>
  )
}

function CourierPlace({ at, person }: { at: LatLong; person: Person }) {
  const focus = useMemo(() => ({ places: [at], zoom: COURIER_ZOOM }), [at])
  return (
    <TileMap label="Карта: где курьер" focus={focus}>
      <MapPin place={at} color={`var(--courier-type-${person.courierTypeId ?? 0}, var(--ink))`} label={person.fio} />
    </TileMap>
  )
}

async function loadPlace(courierId: number, signal: AbortSignal): Promise<LatLong> {
  const { location } = await loadCourier(courierId, ['location'], signal)
  const place = placeOf(location)
  if (!place) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return place
}
