import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Segmented, Select, type SelectProps } from 'antd'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { copySchedule, createSchedule, type Schedule, searchSchedules } from '../../../api/schedules'
import { selectableWeeks, weekTitle } from '../../../domain/schedules/weekDates'
import { paths } from '../../../kit/address/paths'
import { useMutation } from '../../../kit/form/useMutation'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { loadAllPages } from '../../../lib/loadAllPages'
import { findDuplicateSchedule } from '../../../parts/duplicates'
import { cityToday } from '../../../session/cityNow'
import { createDuplicateGuard } from '../../../ui/form/duplicateGuard'
import { FailureAlert } from '../../../ui/form/FormAlert'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { useNowSecond } from '../../../ui/load/useNowSecond'

/** Interval for checking the date: a tab that stays open past midnight must offer the weeks of the new date. */
const MINUTE_MS = 60_000

type Kind = 'empty' | 'copy'

const KINDS = [
  { value: 'empty', label: 'Пустое' },
  { value: 'copy', label: 'Копия' },
] as const satisfies { value: Kind; label: string }[]

/**
 * Creates an empty week or a copy of a published one (operations, «Schedules»). A copied week opens with the dialog
 * that checks the copy.
 */
export function NewScheduleForm({ cityId }: { cityId: number }) {
  const [, navigate] = useLocation()
  useNowSecond(MINUTE_MS)
  const today = cityToday(cityId)
  const weeks = useMemo(() => selectableWeeks(today), [today])
  const [dateStart, setDateStart] = useState<string>()
  const [kind, setKind] = useState<Kind>('empty')
  const [sourceId, setSourceId] = useState<number>()
  const [isTried, setTried] = useState(false)
  const { isPending, failure, run } = useMutation(cityId)
  const [sendOnce] = useState(() => createDuplicateGuard(() => ({ mode: 'create', duplicate: findDuplicateSchedule })))
  const sources = useLoadedValue(loadPublished, [cityId], { skip: kind !== 'copy' })

  const week = weeks.find((one) => one.dateStart === dateStart)
  const isSourceMissing = kind === 'copy' && sourceId === undefined
  const create = () => {
    setTried(true)
    if (!week || isSourceMissing) return
    const body = { cityId, ...week }
    const isCopy = kind === 'copy'
    const send = () => (sourceId !== undefined && isCopy ? copySchedule(sourceId, body) : createSchedule(body))
    void run(() => sendOnce(body, send), {
      success: isCopy ? 'Расписание скопировано' : 'Расписание создано',
      onDone: (id) =>
        navigate(isCopy ? `${paths.schedule(id)}?copied=true` : paths.schedule(id), { state: OPENED_FROM_SCREEN }),
    })
  }

  return (
    <Card size="small" className="new-schedule" title="Новое расписание">
      {failure && <FailureAlert failure={failure} />}
      <div className="new-schedule__line">
        <Segmented<Kind> options={KINDS} value={kind} onChange={setKind} aria-label="Вид расписания" />
        <Choice
          label="Неделя"
          isMissing={isTried && !week}
          placeholder="Выберите неделю"
          value={dateStart}
          options={weeks.map((one) => ({ value: one.dateStart, label: weekTitle(one) }))}
          onChange={setDateStart}
        />
        {kind === 'copy' && (
          <Choice
            label="Опубликованное расписание"
            isMissing={isTried && isSourceMissing}
            placeholder="Выберите расписание"
            value={sourceId}
            loading={sources.status === 'loading'}
            options={sources.value?.map((one) => ({ value: one.id, label: weekTitle(one) })) ?? []}
            notFoundContent={sources.status === 'loading' ? 'Загрузка…' : 'Опубликованных расписаний нет'}
            onChange={setSourceId}
          />
        )}
        <Button type="primary" icon={<PlusOutlined />} loading={isPending} onClick={create}>
          {kind === 'copy' ? 'Скопировать расписание' : 'Создать расписание'}
        </Button>
      </div>
      {kind === 'copy' && <LoadFailureAlert of={sources} />}
      {kind === 'copy' && <UnreadableRowsAlert of={sources.value} noun="week" />}
    </Card>
  )
}

type ChoiceProps<T> = SelectProps<T> & { label: string; isMissing: boolean }

function Choice<T extends string | number>({ label, isMissing, ...select }: ChoiceProps<T>) {
  return (
    <div className="new-schedule__choice">
      <span className="new-schedule__label" aria-hidden>
        {label}
      </span>
      <Select<T> aria-label={label} status={isMissing ? 'error' : ''} listHeight={240} {...select} />
      {isMissing && (
        <span className="new-schedule__error" role="alert">
          Поле обязательное
        </span>
      )}
    </div>
  )
}

async function loadPublished(cityId: number, signal: AbortSignal): Promise<Schedule[]> {
  const { rows } = await loadAllPages({
    search: searchSchedules,
    query: { page: 1, cityId, isPublished: true },
    keyOf: ({ id }: Schedule) => id,
    signal,
  })
  return rows
}
