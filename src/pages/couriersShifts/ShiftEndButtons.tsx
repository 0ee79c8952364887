import { Alert, Button } from 'antd'
import type { Shift } from '../../api/shifts'
import type { ShiftInterval } from '../../domain/plannedShifts'
import { durationText, shiftDurationSeconds } from '../../domain/shiftAnomalies'
import { nowSecond } from '../../lib/clock'
import { formatRequestMoment, toCityTime } from '../../lib/jodaMoments'
import { formatEpochTime, toEpochSecond } from '../../lib/moments'
import { fieldNames } from '../../ui/form/fieldNames'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useNowSecond } from '../../ui/load/useNowSecond'
import { epochToRequestMoment } from './shiftCityTime'
import type { ShiftFormValues } from './shiftFormValues'
import { useShiftEndData } from './useShiftEndData'

const field = fieldNames<ShiftFormValues>()
export const SHIFT_END_STEP_MINUTES = 5
const TICK_MS = 10_000

type ShiftEndButtonsProps = {
  shift: Shift
  timezone: number
  cityId: number | undefined
  planned: ShiftInterval | undefined
}

export function ShiftEndButtons({ shift, timezone, cityId, planned }: ShiftEndButtonsProps) {
  const end = useFieldValue(field('sessionEnd'))
  const set = useSetFieldValue()
  const { lastOrder, paidStatus } = useShiftEndData(shift, cityId, timezone)
  const isPaid = paidStatus.value
  const now = useNowSecond(TICK_MS)
  const setTo = (second: number) => set(field('sessionEnd'), epochToRequestMoment(second, timezone))
  const moveBy = (minutes: number) => {
    if (end) set(field('sessionEnd'), formatRequestMoment(toCityTime(end, timezone).plusMinutes(minutes)))
  }
  const before = shiftDurationSeconds(shift, timezone, now)
  const after =
    shift.createdAt && end ? toEpochSecond(end, timezone) - toEpochSecond(shift.createdAt, timezone) : undefined
  return (
    <>
      <div className="end-shortcuts">
        {planned && <To label="= план" at={planned.end} timezone={timezone} onSet={setTo} />}
        {lastOrder.value?.end !== undefined && (
          <To label="= последний заказ" at={lastOrder.value.end} timezone={timezone} onSet={setTo} />
        )}
        <Button size="small" onClick={() => setTo(nowSecond())}>
          = сейчас
        </Button>
        <Button size="small" disabled={!end} onClick={() => moveBy(-SHIFT_END_STEP_MINUTES)}>
          −5 мин
        </Button>
        <Button size="small" disabled={!end} onClick={() => moveBy(SHIFT_END_STEP_MINUTES)}>
          +5 мин
        </Button>
        {before !== undefined && after !== undefined && (
          <span className="end-shortcuts__length" aria-live="polite">
            {after < 0 ? 'Конец раньше начала смены' : `${durationText(before)} → ${durationText(after)}`}
          </span>
        )}
      </div>
      <LoadFailureAlert of={lastOrder} title="Последний заказ смены не загрузился" />
      <UnreadableRowsAlert count={lastOrder.value?.unreadable} noun="order" />
      <LoadFailureAlert of={paidStatus} title="Не удалось узнать, была ли выплата за этот день" />
      {(isPaid || isPaid === null) && (
        <Alert
          className="end-shortcuts__paid"
          type="warning"
          showIcon
          title={isPaid ? 'За этот день выплата уже сделана' : 'Сервер не сообщил, была ли выплата за этот день'}
          description={isPaid && 'Изменение времени выплаченную сумму не меняет'}
        />
      )}
    </>
  )
}

type ToProps = { label: string; at: number; timezone: number; onSet: (second: number) => void }

function To({ label, at, timezone, onSet }: ToProps) {
  return (
    <Button size="small" title={`Окончание смены в ${formatEpochTime(at, timezone)}`} onClick={() => onSet(at)}>
      {label} {formatEpochTime(at, timezone)}
    </Button>
  )
}
