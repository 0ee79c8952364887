import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Select, Tooltip } from 'antd'
import { useState } from 'react'
import { copyScheduleDay, type Schedule } from '../../../api/schedules'
import { weekDates } from '../../../domain/schedules/weekDates'
import { useMutation } from '../../../kit/form/useMutation'
import { weekdayName } from '../../../lib/weekdays'
import { EmptyState } from '../../../ui/EmptyState'
import { FailureAlert } from '../../../ui/form/FormAlert'

export function EmptyPublishedDay({ mayEdit }: { mayEdit: boolean }) {
  return (
    <EmptyState
      title="На этот день ничего не запланировано"
      hint={mayEdit ? 'Чтобы добавить смены, переключитесь на «Черновик»' : 'Смены этого дня ещё не опубликованы'}
    />
  )
}

type EmptyDraftDayProps = {
  schedule: Schedule
  date: string
  /** Copying a day replaces the draft on the server, so it is disabled while there are unsaved days. */
  hasUnsaved: boolean
  onAdd: () => void
  onCopied: () => void
}

export function EmptyDraftDay({ schedule, date, hasUnsaved, onAdd, onCopied }: EmptyDraftDayProps) {
  const [dateFrom, setDateFrom] = useState<string>()
  const [isTried, setTried] = useState(false)
  const { isPending, failure, run } = useMutation()
  const copy = () => {
    setTried(true)
    if (dateFrom === undefined) return
    void run(() => copyScheduleDay(schedule.id, { dateFrom, dateTo: date }), {
      success: 'День скопирован',
      onChanged: onCopied,
    })
  }
  const isMissing = isTried && dateFrom === undefined
  return (
    <div className="empty-day">
      <Card title="Новое расписание" className="empty-day__card">
        <p className="empty-day__text">Добавьте смены на этот день: время, точку и курьера.</p>
        <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
          Добавить расписание
        </Button>
      </Card>
      <Card title="Копия другого дня" className="empty-day__card">
        {failure && <FailureAlert failure={failure} />}
        <div className="empty-day__copy">
          <Select
            className="empty-day__source"
            aria-label="День недели"
            placeholder="Выберите день недели"
            value={dateFrom}
            status={isMissing ? 'error' : ''}
            options={weekDates(schedule.dateStart)
              .filter((day) => day !== date)
              .map((day) => ({ value: day, label: weekdayName(day) }))}
            listHeight={240}
            onChange={setDateFrom}
          />
          <Tooltip title={hasUnsaved ? 'Сначала сохраните изменения' : undefined}>
            <Button icon={<CopyOutlined />} loading={isPending} disabled={hasUnsaved} onClick={copy}>
              Скопировать
            </Button>
          </Tooltip>
        </div>
        {isMissing && (
          <div className="new-schedule__error" role="alert">
            Поле обязательное
          </div>
        )}
      </Card>
    </div>
  )
}
