import { loadCourier } from '../../api/couriers'
import { useLoaded } from '../../ui/load/useLoaded'
import { TrackDialog, type Tracked } from './TrackDialog'

export type CourierTrackDialogProps = { open: boolean; id: number; onClose: () => void }

async function loadTrack(id: number, signal: AbortSignal): Promise<Tracked> {
  const { fio, trackInfo, courierTypeId } = await loadCourier(id, ['trackInfo'], signal)
  return { about: fio, items: trackInfo, courierTypeId }
}

export function CourierTrackDialog({ open, id, onClose }: CourierTrackDialogProps) {
  return <TrackDialog open={open} track={useLoaded(loadTrack, [id], { skip: !open })} onClose={onClose} />
}
