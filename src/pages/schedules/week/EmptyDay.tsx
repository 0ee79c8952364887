import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Select, Tooltip } from 'antd'
import { useState } from 'react'
import { copyScheduleDay } from '../../../api/schedules'
import { useMutation } from '../../../kit/form/useMutation'
import { weekdayName } from '../../../lib/weekdays'
import { FailureAlert } from '../../../ui/form/FormAlert'
import type { WeekScreenState } from './useWeekScreen'

export function EmptyDraftDay({ state }: { state: WeekScreenState }) {
  const { schedule, date, dates, address } = state
  // Copying a day replaces the draft on the server, so it is disabled while there are unsaved days.
  const hasUnsaved = state.changed.length > 0
  const [dateFrom, setDateFrom] = useState<string>()
  const [isTried, setTried] = useState(false)
  const { isPending, failure, run } = useMutation()
  const copy = () => {
    setTried(true)
    if (dateFrom === undefined) return
    void run(() => copyScheduleDay(schedule.id, { dateFrom, dateTo: date }), {
      success: 'День скопирован',
      onChanged: state.onDraftChanged,
    })
  }
  const isMissing = isTried && dateFrom === undefined
  return (
    <div className="empty-day">
      <Card title="Новое расписание" className="empty-day__card">
        <p className="empty-day__text">Добавьте смены на этот день: время, точку и курьера.</p>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => address.set({ mode: 'add' })}>
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
            options={dates.filter((day) => day !== date).map((day) => ({ value: day, label: weekdayName(day) }))}
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
