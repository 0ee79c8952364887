import { Modal, Skeleton } from 'antd'
import { loadCourier } from '../../../api/couriers'
import { type LatLong, placeOf } from '../../../domain/geo'
import { RequestFailure } from '../../../lib/failure'
import { CourierPlaceMap } from '../../../parts/couriers/CourierPlaceMap'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
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
          {(at) => <CourierPlaceMap place={at} fio={person.fio} courierTypeId={person.courierTypeId} />}
        </LoadPanel>
      </div>
    </Modal>
  )
}

async function loadPlace(courierId: number, signal: AbortSignal): Promise<LatLong> {
  const { location } = await loadCourier(courierId, ['location'], signal)
  const place = placeOf(location)
  if (!place) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return place
}
