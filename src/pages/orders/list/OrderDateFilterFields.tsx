import { Button } from 'antd'
import { useForm } from 'react-final-form'
import type { OrderFilters } from '../../../api/orders'
import { nowMs } from '../../../lib/clock'
import { cityTimezone } from '../../../session/timezones'
import { DateField } from '../../../ui/form/DateField'
import { fieldNames } from '../../../ui/form/fieldNames'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { DATE_PRESETS, datePresetRange } from '../archive/datePresets'
import './creationDateFields.css'

const field = fieldNames<OrderFilters>()

export function OrderDateFilterFields() {
  const form = useForm<Partial<OrderFilters>>()
  const cityId = useFieldValue(field('cityId'))
  return (
    <>
      <DateField name={field('dateStart')} label="Дата с" notAfter={field('dateEnd')} />
      <DateField name={field('dateEnd')} label="Дата по" notBefore={field('dateStart')} />
      <fieldset className="period-presets" aria-label="Период">
        {DATE_PRESETS.map((preset) => (
          <Button
            key={preset.label}
            type="text"
            onClick={() => {
              const { dateStart, dateEnd } = datePresetRange(preset, nowMs(), cityTimezone(cityId))
              form.batch(() => {
                form.change('dateStart', dateStart)
                form.change('dateEnd', dateEnd)
              })
              void form.submit()
            }}
          >
            {preset.label}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
