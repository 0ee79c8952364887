import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, DatePicker } from 'antd'
import { offsetPeriod, PERIOD_PRESETS, type Period } from '../../../domain/periods'
import { DATE_VALUE_FORMAT, formatPickerValue, parsePickerValue } from '../../../ui/form/pickerValue'

type PeriodPickerProps = { period: Period; today: string; onChange: (period: Period) => void }

export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const { dateStart, dateEnd } = period
  const set = (change: Partial<Period>) => {
    const next = { ...period, ...change }
    if (next.dateStart <= next.dateEnd) onChange(next)
    else onChange(change.dateStart ? { ...next, dateEnd: next.dateStart } : { ...next, dateStart: next.dateEnd })
  }
  return (
    <div className="period-picker">
      <Button
        icon={<LeftOutlined />}
        aria-label="Предыдущий такой же период"
        title="Предыдущий такой же период"
        onClick={() => onChange(offsetPeriod(period, -1))}
      />
      <Day label="Начало периода" value={dateStart} onChange={(date) => set({ dateStart: date })} />
      <span aria-hidden="true">—</span>
      <Day label="Конец периода" value={dateEnd} onChange={(date) => set({ dateEnd: date })} />
      <Button
        icon={<RightOutlined />}
        aria-label="Следующий такой же период"
        title="Следующий такой же период"
        disabled={dateEnd >= today}
        onClick={() => onChange(offsetPeriod(period, 1))}
      />
      {PERIOD_PRESETS.map(({ label, of }) => {
        const preset = of(today)
        const isChosen = preset.dateStart === dateStart && preset.dateEnd === dateEnd
        return (
          <Button key={label} size="small" type={isChosen ? 'primary' : 'default'} onClick={() => onChange(preset)}>
            {label}
          </Button>
        )
      })}
    </div>
  )
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (date: string) => void }) {
  return (
    <DatePicker
      className="period-picker__day"
      aria-label={label}
      value={parsePickerValue(value, DATE_VALUE_FORMAT)}
      format="DD-MM-YYYY"
      allowClear={false}
      onChange={(picked) => {
        const date = formatPickerValue(picked, DATE_VALUE_FORMAT)
        if (date !== undefined) onChange(date)
      }}
    />
  )
}
