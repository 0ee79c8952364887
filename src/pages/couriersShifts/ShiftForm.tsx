import { useMemo } from 'react'
import { type Shift, updateShift } from '../../api/shifts'
import { ModalForm } from '../../kit/form/ModalForm'
import { createLoadedValue, mapLoadedValue } from '../../lib/loadedValue'
import { DateTimeField } from '../../ui/form/DateTimeField'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { loadShift } from './loadShift'
import { SHIFT_END_STEP_MINUTES, ShiftEndButtons } from './ShiftEndButtons'
import { CITY_UNKNOWN_MESSAGE, shiftCityId, shiftTimezone } from './shiftCityTime'
import { shiftName } from './shiftColumns'
import { type ShiftFormValues, shiftBody, shiftFormWarnings, toShiftFormValues } from './shiftFormValues'
import { useShiftPlans } from './useShiftPlans'

export type ShiftDialogProps = {
  open: boolean
  id: number
  known: Shift | undefined
  cityId: number | undefined
  onClose: () => void
}

const field = fieldNames<ShiftFormValues>()

const STEP = { stepMinutes: SHIFT_END_STEP_MINUTES }

const SHIFT_MERGE = { together: [['breakTimeStart', 'breakTimeEnd']] }

export function useShift({ open, id, known }: Pick<ShiftDialogProps, 'open' | 'id' | 'known'>) {
  const fetched = useLoadedValue(loadShift, [id], { skip: !open || known !== undefined })
  return known ? createLoadedValue(known, (signal) => loadShift(id, signal)) : fetched
}

export function ShiftForm(props: ShiftDialogProps & { onSaved: () => void; onChanged: () => void }) {
  const { open, id, known, onSaved, onChanged, onClose } = props
  const loaded = useShift({ open, id, known })
  const shift = loaded.value
  const shifts = useMemo(() => (shift ? [shift] : []), [shift])
  const cityId = shift && shiftCityId(shift, props.cityId)
  const timezone = shift && shiftTimezone(shift, props.cityId)
  const planned = useShiftPlans(shifts, cityId).plans.get(id)
  return (
    <ModalForm<ShiftFormValues>
      open={open}
      title="Редактирование смены курьера"
      mode="edit"
      entity={
        shift && timezone === undefined
          ? {
              ...loaded,
              status: 'failed',
              value: undefined,
              failure: { message: CITY_UNKNOWN_MESSAGE },
              latest: undefined,
            }
          : mapLoadedValue(loaded, (value) => toShiftFormValues(value, timezone ?? 0))
      }
      warnings={(values) => (shift ? shiftFormWarnings(values, shift, timezone ?? 0) : {})}
      merge={SHIFT_MERGE}
      submit={(values) => updateShift(id, shiftBody(values))}
      success="Смена сохранена"
      onChanged={onChanged}
      onSaved={onSaved}
      onClose={onClose}
    >
      <p>{shift ? shiftName(shift, timezone) : `Смена № ${id}`}</p>
      <DateTimeField
        name={field('sessionEnd')}
        label="Дата и время окончания смены"
        rule={requiredRule}
        {...STEP}
        hint="Стрелки ↑ и ↓ меняют время на 5 минут"
      />
      {shift && timezone !== undefined && (
        <ShiftEndButtons shift={shift} timezone={timezone} cityId={cityId} planned={planned} />
      )}
      <DateTimeField {...STEP} name={field('breakTimeStart')} label="Дата и время начала перерыва" />
      <DateTimeField {...STEP} name={field('breakTimeEnd')} label="Дата и время окончания перерыва" />
    </ModalForm>
  )
}
