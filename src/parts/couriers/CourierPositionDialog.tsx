import { Modal, Skeleton } from 'antd'
import { useSyncExternalStore } from 'react'
import { bidiIsolated } from '../../domain/textFormatting'
import { everySecond, nowSecond } from '../../lib/clock'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { CourierPositionMap } from './CourierPositionMap'
import {
  type CourierPosition,
  courierSeenText,
  loadCourierPosition,
  POSITION_REFRESH_MS,
  useCourierSeenAt,
} from './courierPosition'
import './courierMap.css'

type CourierPositionDialogProps = {
  open: boolean
  courier: {
    id: number
    fio?: string | undefined
    courierTypeId?: number | undefined
    /** Without it, the age of the position is unknown. */
    cityId?: number | undefined
  }
  onClose: () => void
}

export function CourierPositionDialog({ open, courier, onClose }: CourierPositionDialogProps) {
  const { id, fio = `Курьер № ${id}`, courierTypeId, cityId } = courier
  const position = useLoadedValue(loadCourierPosition, [id], { every: POSITION_REFRESH_MS, skip: !open })
  const seenAt = useCourierSeenAt(cityId, id, { skip: !open })
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={`Местоположение курьера: ${bidiIsolated(fio)}`}
      width={800}
    >
      <div className="courier-place">
        <LoadedContent of={position} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          {({ at, loadedAt }) => (
            <>
              <CourierPositionAge loadedAt={loadedAt} seenAt={seenAt} />
              <CourierPositionMap place={at} fio={fio} courierTypeId={courierTypeId} seenAt={seenAt} />
            </>
          )}
        </LoadedContent>
      </div>
    </Modal>
  )
}

type CourierPositionAgeProps = Pick<CourierPosition, 'loadedAt'> & { seenAt: number | undefined }

function CourierPositionAge({ loadedAt, seenAt }: CourierPositionAgeProps) {
  const text = useSyncExternalStore(everySecond, () => courierSeenText(seenAt, loadedAt, nowSecond()))
  return <p className="courier-place__age">{`Положение: ${text}`}</p>
}
