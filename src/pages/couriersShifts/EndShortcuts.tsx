import { LocalDateTime, ZoneOffset } from '@js-joda/core'
import { Button } from 'antd'
import type { Shift } from '../../api/shifts'
import { lengthText, shiftSeconds } from '../../domain/shiftDeviations'
import { nowSecond } from '../../lib/clock'
import { requestMoment, toCityTime } from '../../lib/dates'
import { toEpochSecond } from '../../lib/moments'
import { fieldsOf } from '../../ui/form/fieldNames'
import { useFieldValue, useSetField } from '../../ui/form/useFieldValue'
import type { ShiftValues } from './shiftValues'

const field = fieldsOf<ShiftValues>()
const STEP_MINUTES = 5

/** Quick ways to an end of the shift, and what they make of its length: «9 ч 10 мин → 8 ч 40 мин». */
export function EndShortcuts({ shift, timezone }: { shift: Shift; timezone: number }) {
  const end = useFieldValue(field('sessionEnd'))
  const set = useSetField()
  const moveBy = (minutes: number) => {
    if (end) set(field('sessionEnd'), requestMoment(toCityTime(end, timezone).plusMinutes(minutes)))
  }
  const toNow = () =>
    set(field('sessionEnd'), requestMoment(LocalDateTime.ofEpochSecond(nowSecond(), 0, ZoneOffset.ofHours(timezone))))
  const before = shiftSeconds(shift, timezone, nowSecond())
  const after =
    shift.createdAt && end ? toEpochSecond(end, timezone) - toEpochSecond(shift.createdAt, timezone) : undefined
  return (
    <div className="end-shortcuts">
      <Button size="small" onClick={toNow}>
        = сейчас
      </Button>
      <Button size="small" disabled={!end} onClick={() => moveBy(-STEP_MINUTES)}>
        −5 мин
      </Button>
      <Button size="small" disabled={!end} onClick={() => moveBy(STEP_MINUTES)}>
        +5 мин
      </Button>
      {before !== undefined && after !== undefined && (
        <span className="end-shortcuts__length" aria-live="polite">
          {after < 0 ? 'Конец раньше начала смены' : `${lengthText(before)} → ${lengthText(after)}`}
        </span>
      )}
    </div>
  )
}
