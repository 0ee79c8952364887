import { Modal, Skeleton } from 'antd'
import { loadCourier } from '../../api/couriers'
import { type LatLong, toLatLong } from '../../domain/geo'
import { bidiIsolated } from '../../domain/textFormatting'
import { RequestFailure } from '../../lib/failure'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { CourierPositionMap } from './CourierPositionMap'
import './courierMap.css'

type CourierPositionDialogProps = {
  open: boolean
  courier: { id: number; fio?: string | undefined; courierTypeId?: number | undefined }
  onClose: () => void
}

export function CourierPositionDialog({ open, courier, onClose }: CourierPositionDialogProps) {
  const { id, fio = `Курьер № ${id}`, courierTypeId } = courier
  const place = useLoadedValue(loadCourierPlace, [id], { skip: !open })
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={`Местоположение курьера: ${bidiIsolated(fio)}`}
      width={800}
    >
      <div className="courier-place">
        <LoadedContent of={place} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          {(at) => <CourierPositionMap place={at} fio={fio} courierTypeId={courierTypeId} />}
        </LoadedContent>
      </div>
    </Modal>
  )
}

async function loadCourierPlace(courierId: number, signal: AbortSignal): Promise<LatLong> {
  const { location } = await loadCourier(courierId, ['location'], signal)
  const place = toLatLong(location)
  if (!place) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return place
}
