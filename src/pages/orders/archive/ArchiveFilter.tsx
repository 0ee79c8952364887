import { Alert, Button } from 'antd'
import type { FormApi } from 'final-form'
import { type CourierOption, loadCourierOptions } from '../../../api/dictionaries'
import type { OrderFilters } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { nowMs } from '../../../lib/clock'
import type { Loaded } from '../../../lib/loaded'
import { cityTimezone } from '../../../session/timezones'
import { DateField } from '../../../ui/form/DateField'
import { fieldNames } from '../../../ui/form/fieldNames'
import { SelectField } from '../../../ui/form/SelectField'
import { useLoaded } from '../../../ui/load/useLoaded'
import { FILTER_KEYS, OrdersFilter, type OrdersFilterProps } from '../list/OrdersFilter'
import { SAVED_ARCHIVE } from '../list/orderList'
import { DATE_PRESETS, presetRange } from './datePresets'

const field = fieldNames<OrderFilters>()

const KEYS = [...FILTER_KEYS, 'dateStart', 'dateEnd', 'courierId'] as const

const isArchived = (status: number): boolean => !isActiveStatus(status)

/**
 * The specification offers statuses 1–99 in the filter of active orders; the filter of the archive offers all other
 * statuses.
 */
export function ArchiveFilter({ list }: Pick<OrdersFilterProps, 'list'>) {
  return (
    <OrdersFilter list={list} saved={SAVED_ARCHIVE} keys={KEYS} offersStatus={isArchived}>
      {(values, form) => (
        <>
          <CourierField cityId={values.cityId ?? undefined} />
          <DateField name={field('dateStart')} label="Дата с" notAfter={field('dateEnd')} />
          <DateField name={field('dateEnd')} label="Дата по" notBefore={field('dateStart')} />
          <Presets form={form} cityId={values.cityId ?? undefined} />
        </>
      )}
    </OrdersFilter>
  )
}

const NOBODY: CourierOption[] = []

function CourierField({ cityId }: { cityId: number | undefined }) {
  const couriers = useLoaded(loadCourierOptions, [cityId])
  const options = couriers.value ?? NOBODY
  const hasNobody = couriers.value?.length === 0
  return (
    <>
      <SelectField
        name={field('courierId')}
        label="Курьер"
        disabled={options.length === 0}
        loading={couriers.status === 'loading'}
        options={options}
        placeholder={hasNobody ? 'Курьеры отсутствуют' : undefined}
      />
      <CouriersFailure couriers={couriers} />
    </>
  )
}

function CouriersFailure({ couriers }: { couriers: Loaded<CourierOption[]> }) {
  const { failure, reload } = couriers
  if (!failure) return null
  return (
    <Alert
      className="filter-card__notice"
      type="warning"
      showIcon
      title={`Курьеры не загрузились: ${failure.message}`}
      description={failure.hint}
      action={<Button onClick={reload}>Обновить</Button>}
    />
  )
}

type PresetsProps = { form: FormApi<Partial<OrderFilters>>; cityId: number | undefined }

function Presets({ form, cityId }: PresetsProps) {
  return (
    <fieldset className="archive-presets" aria-label="Период">
      {DATE_PRESETS.map((preset) => (
        <Button
          key={preset.label}
          type="text"
          onClick={() => {
            const { dateStart, dateEnd } = presetRange(preset, nowMs(), cityTimezone(cityId))
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
  )
}
