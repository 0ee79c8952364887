import { mapLoaded } from '../../lib/loaded'
import { type TrackData, TrackDialog } from '../../parts/tracks/TrackDialog'
import { type ShiftDialogProps, useShift } from './ShiftForm'
import { shiftTimezone } from './shiftClock'
import { shiftName } from './shiftColumns'

export function ShiftTrackDialog({ open, id, known, cityId, onClose }: ShiftDialogProps) {
  const { loaded } = useShift({ open, id, known })
  const track = mapLoaded(
    loaded,
    (shift): TrackData => ({
      about: shiftName(shift, shiftTimezone(shift, cityId)),
      items: shift.trackInfo,
      courierTypeId: shift.courier?.courierTypeId,
    }),
  )
  return <TrackDialog open={open} track={track} onClose={onClose} />
}
