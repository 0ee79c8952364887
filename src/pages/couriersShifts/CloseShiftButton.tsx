import { LocalDateTime, ZoneOffset } from '@js-joda/core'
import { Button } from 'antd'
import { type Shift, updateShift } from '../../api/shifts'
import { useMutation } from '../../kit/form/useMutation'
import { formatRequestMoment } from '../../lib/dates'
import { RequestFailure } from '../../lib/failure'
import { formatEpochTime } from '../../lib/moments'
import { FailureAlert } from '../../ui/form/FormAlert'
import { loadShift } from './loadShift'
import type { ShiftActions } from './shiftColumns'
import { shiftBody, shiftValues } from './shiftValues'

type Props = {
  shift: Shift
  timezone: number | undefined
  actions: Pick<ShiftActions, 'deviations' | 'plans' | 'onClosed'>
}

/** Ends a shift that was not closed at its planned time. */
export function CloseShiftButton({ shift: { id, courier }, timezone, actions }: Props) {
  const { isPending, failure, run } = useMutation(id)
  const end = actions.plans.get(id)?.end
  if (end === undefined || timezone === undefined || !actions.deviations.get(id)?.includes('unclosed')) return null
  const time = formatEpochTime(end, timezone)
  const text = `Закрыть в ${time}`
  const sessionEnd = formatRequestMoment(LocalDateTime.ofEpochSecond(end, 0, ZoneOffset.ofHours(timezone)))
  const close = async () => {
    const latest = await loadShift(id)
    if (latest.finishedAt !== undefined) throw new RequestFailure({ message: 'Смену уже закрыли. Обновите список' })
    await updateShift(id, shiftBody({ ...shiftValues(latest, timezone), sessionEnd }))
  }
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        disabled={isPending}
        title="Плановое окончание смены"
        aria-label={`${text}: ${courier?.fio ?? `смена № ${id}`}`}
        onClick={() => void run(close, { success: `Смена закрыта в ${time}`, onChanged: actions.onClosed })}
      >
        {text}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}
