import { useMemo } from 'react'
import type { Shift } from '../../api/shifts'
import { mapLoaded, ready } from '../../lib/loaded'
import { TrackDialog, type Tracked } from '../../parts/tracks/TrackDialog'
import { type ShiftDialogProps, useShift } from './ShiftForm'
import { shiftName } from './shiftColumns'

/** Where a courier went during a shift. */
export function ShiftTrack({ open, id, known, timezone, onClose }: ShiftDialogProps) {
  const { shift, loaded } = useShift({ open, id, known })
  const track = useMemo(() => {
    const tracked = (value: Shift): Tracked => ({
      about: shiftName(value, timezone),
      items: value.trackInfo,
      courierTypeId: value.courier?.courierTypeId,
    })
    return shift ? ready(tracked(shift)) : mapLoaded(loaded, tracked)
  }, [shift, loaded, timezone])
  return <TrackDialog open={open} track={track} onClose={onClose} />
}
