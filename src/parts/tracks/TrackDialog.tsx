import { Modal, Skeleton } from 'antd'
import { loadCourier } from '../../api/couriers'
import type { CourierTrackItem } from '../../domain/tracks'
import type { LoadedValue } from '../../lib/loadedValue'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { TrackMap } from './TrackMap'

export type CourierTrackData = {
  about: string
  items: readonly CourierTrackItem[]
  courierTypeId: number | undefined
}

/** Specification: operations, «Courier shifts» and «Couriers». */
export function TrackDialog({
  open,
  track,
  onClose,
}: {
  open: boolean
  track: LoadedValue<CourierTrackData>
  onClose: () => void
}) {
  return (
    <Modal {...closeOnlyDialogProps(onClose)} open={open} title="Местоположение курьера" width="min(1080px, 96vw)">
      <LoadedContent of={track} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {({ about, items, courierTypeId }) => (
          <>
            <p>{about}</p>
            <TrackMap items={items} courierTypeId={courierTypeId} />
          </>
        )}
      </LoadedContent>
    </Modal>
  )
}

type CourierTrackDialogProps = { open: boolean; id: number; onClose: () => void }

async function loadTrack(id: number, signal: AbortSignal): Promise<CourierTrackData> {
  const { fio, trackInfo, courierTypeId } = await loadCourier(id, ['trackInfo'], signal)
  return { about: fio, items: trackInfo, courierTypeId }
}

export function CourierTrackDialog({ open, id, onClose }: CourierTrackDialogProps) {
  return <TrackDialog open={open} track={useLoadedValue(loadTrack, [id], { skip: !open })} onClose={onClose} />
}
