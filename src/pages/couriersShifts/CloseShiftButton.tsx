import { Button } from 'antd'
import { useState } from 'react'
import { type Shift, updateShift } from '../../api/shifts'
import { useMutation } from '../../kit/form/useMutation'
import { RequestFailure } from '../../lib/failure'
import { formatEpochTime, toEpochSecond } from '../../lib/moments'
import { FailureAlert } from '../../ui/form/FormAlert'
import { loadShift } from './loadShift'
import { requestMomentAt } from './shiftClock'
import type { ShiftActions } from './shiftColumns'
import { shiftBody, shiftValues, shiftWarnings } from './shiftValues'

type Props = {
  shift: Shift
  timezone: number | undefined
  actions: Pick<ShiftActions, 'deviations' | 'plans' | 'onEdit' | 'onClosed'>
}

/** Ends a shift that was not closed at its planned time. If its other times look wrong, the form opens instead. */
export function CloseShiftButton({ shift: { id, courier, createdAt }, timezone, actions }: Props) {
  const { isPending, failure, run } = useMutation(id)
  // Until the list is reloaded, the shift still counts as unclosed.
  const [isDone, setIsDone] = useState(false)
  const end = actions.plans.get(id)?.end
  if (end === undefined || timezone === undefined || !actions.deviations.get(id)?.includes('unclosed')) return null
  if (isDone || (createdAt !== undefined && end <= toEpochSecond(createdAt, timezone))) return null
  const time = formatEpochTime(end, timezone)
  const text = `Закрыть в ${time}`
  const close = async () => {
    const latest = await loadShift(id)
    if (latest.finishedAt !== undefined) throw new RequestFailure({ message: 'Смену уже закрыли. Обновите список' })
    const values = { ...shiftValues(latest, timezone), sessionEnd: requestMomentAt(end, timezone) }
    const isSuspect = Object.keys(shiftWarnings(values, latest, timezone)).length > 0
    if (!isSuspect) await updateShift(id, shiftBody(values))
    return isSuspect
  }
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        disabled={isPending}
        title="Плановое окончание смены"
        aria-label={`${text}: ${courier?.fio ?? `смена № ${id}`}`}
        onClick={() =>
          void run(close, {
            success: (isSuspect) => (isSuspect ? undefined : `Смена закрыта в ${time}`),
            onChanged: (isSuspect) => {
              if (!isSuspect) actions.onClosed()
            },
            onDone: (isSuspect) => (isSuspect ? actions.onEdit(id) : setIsDone(true)),
          })
        }
      >
        {text}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}
