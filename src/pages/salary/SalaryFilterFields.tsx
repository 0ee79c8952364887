import { Alert } from 'antd'
import type { CourierOption } from '../../api/dictionaries'
import type { SalaryFilters } from '../../api/salary'
import type { Option } from '../../domain/labeledOptions'
import type { LoadedValue } from '../../lib/loadedValue'
import { DateField } from '../../ui/form/DateField'
import { fieldNames } from '../../ui/form/fieldNames'
import { SelectField } from '../../ui/form/SelectField'
import { SwitchField } from '../../ui/form/SwitchField'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'

const field = fieldNames<SalaryFilters>()

const PAID_OPTIONS: Option<boolean>[] = [
  { value: true, label: 'Начислена' },
  { value: false, label: 'Не начислена' },
]

type SalaryFilterFieldsProps = {
  values: Partial<SalaryFilters>
  couriers: LoadedValue<CourierOption[]>
  hasCity: boolean
  /** True while the salary list shows a load error. If the couriers fail to load too, no second error is shown. */
  isQuiet: boolean
}

export const isPeriodReversed = ({ dateStart, dateEnd }: Partial<SalaryFilters>): boolean =>
  Boolean(dateStart && dateEnd && dateStart > dateEnd)

export function SalaryFilterFields({ values, couriers, hasCity, isQuiet }: SalaryFilterFieldsProps) {
  return (
    <>
      <DateField name={field('dateStart')} label="Дата с" notAfter={field('dateEnd')} />
      <DateField name={field('dateEnd')} label="Дата по" notBefore={field('dateStart')} />
      <SelectField
        name={field('courierId')}
        label="Курьер"
        options={couriers.value ?? NO_COURIERS}
        loading={couriers.status === 'loading'}
        disabled={!hasCity}
        placeholder={couriers.value?.length === 0 ? 'Курьеры отсутствуют' : 'Все курьеры'}
      />
      <SelectField name={field('isPaidOut')} label="Выплата" options={PAID_OPTIONS} placeholder="Любая" />
      <SwitchField name={field('group')} label="Группировать" offIsNothing />
      <div className="filter-card__notice">
        {isPeriodReversed(values) && <Alert type="warning" showIcon title="«Дата с» позже, чем «Дата по»" />}
        {!isQuiet && <LoadFailureAlert of={couriers} />}
      </div>
    </>
  )
}

const NO_COURIERS: CourierOption[] = []
