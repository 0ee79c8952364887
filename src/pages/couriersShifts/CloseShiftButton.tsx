import { Button } from 'antd'
import { useState } from 'react'
import { type Shift, updateShift } from '../../api/shifts'
import type { ShiftInterval } from '../../domain/plannedShifts'
import type { ShiftAnomaly } from '../../domain/shiftAnomalies'
import { useMutation } from '../../kit/form/useMutation'
import { RequestFailure } from '../../lib/failure'
import { formatEpochTime, toEpochSecond } from '../../lib/moments'
import { FailureAlert } from '../../ui/form/FormAlert'
import { loadShift } from './loadShift'
import { epochToRequestMoment } from './shiftCityTime'
import { shiftBody, shiftFormWarnings, toShiftFormValues } from './shiftFormValues'

export type CloseShiftOptions = {
  anomalies: ReadonlyMap<number, readonly ShiftAnomaly[]>
  plans: ReadonlyMap<number, ShiftInterval>
  onClosed: () => void
}

type Props = {
  shift: Shift
  timezone: number | undefined
  actions: CloseShiftOptions
}

/**
 * Ends an unclosed shift at its planned end. If any time of the shift looks wrong, the request is not sent: the user must close the shift
 * in the form.
 */
export function CloseShiftButton({ shift: { id, courier, createdAt }, timezone, actions }: Props) {
  const { isPending, failure, run } = useMutation(id)
  // Hides the button after a successful request: the loaded list still contains the shift as unclosed until the list is reloaded.
  const [isDone, setIsDone] = useState(false)
  const end = actions.plans.get(id)?.end
  if (end === undefined || timezone === undefined || !actions.anomalies.get(id)?.includes('unclosed')) return null
  if (isDone || (createdAt !== undefined && end <= toEpochSecond(createdAt, timezone))) return null
  const time = formatEpochTime(end, timezone)
  const text = `Закрыть в ${time}`
  const close = async () => {
    const latest = await loadShift(id)
    if (latest.finishedAt !== undefined) throw new RequestFailure({ message: 'Смену уже закрыли. Обновите список' })
    const values = { ...toShiftFormValues(latest, timezone), sessionEnd: epochToRequestMoment(end, timezone) }
    if (Object.keys(shiftFormWarnings(values, latest, timezone)).length > 0)
      throw new RequestFailure({ message: 'Время смены необычно. Проверьте и закройте её в форме' })
    await updateShift(id, shiftBody(values))
  }
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        title="Плановое окончание смены"
        aria-label={`${text}: ${courier?.fio ?? `смена № ${id}`}`}
        onClick={() =>
          void run(close, {
            success: `Смена закрыта в ${time}`,
            onChanged: actions.onClosed,
            onDone: () => setIsDone(true),
          })
        }
      >
        {text}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}
