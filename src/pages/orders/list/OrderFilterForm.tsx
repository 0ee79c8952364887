import { DownOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import type { OrderFilters } from '../../../api/orders'
import { isActiveOrderStatus, ORDER_PAYMENT_TYPE_OPTIONS } from '../../../domain/orders'
import { FilterCard, type ListFilterState } from '../../../kit/list/FilterCard'
import { isEmptyValue } from '../../../lib/listQuery'
import type { LoadedValue } from '../../../lib/loadedValue'
import { copyUnreadableCount } from '../../../lib/unreadableRowCount'
import { useCityOptions } from '../../../session/cityOptions'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import { fieldNames } from '../../../ui/form/fieldNames'
import { NumberField } from '../../../ui/form/NumberField'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useLoaderState } from '../../../ui/load/useLoaderState'
import type { MoreOrderFilterFieldsProps } from './MoreOrderFilterFields'
import { ARCHIVE_SAVED_FILTER_SCREEN, ORDER_QUERY_DEF, ORDER_SAVED_FILTER_SCREEN } from './orderQueryDefs'
import { UrlOnlyFilterChips } from './UrlOnlyFilterChips'
import './moreFilters.css'

const field = fieldNames<OrderFilters>()

const KEYS = Object.keys(ORDER_QUERY_DEF.filters) as (keyof OrderFilters)[]

const FLAG_KEYS = [
  'isExternalCourier',
  'deliveryService',
  'isNewClient',
  'isPromoUsed',
  'hasReturnCheck',
] as const satisfies readonly (keyof OrderFilters)[]

const MORE_KEYS = ['courierId', 'dateStart', 'dateEnd', ...FLAG_KEYS] as const

const MoreOrderFilterFields = lazyScreenPart<MoreOrderFilterFieldsProps>(() =>
  import('./MoreOrderFilterFields').then((m) => m.MoreOrderFilterFields),
)

export type OrderFilterFormProps = {
  list: ListFilterState<OrderFilters>
  isArchive?: boolean
  children?: ReactNode
}

/** Filter form of the active and the archived orders (operations, «Orders filter form»). */
export function OrderFilterForm({ list, isArchive = false, children }: OrderFilterFormProps) {
  const saved = isArchive ? ARCHIVE_SAVED_FILTER_SCREEN : ORDER_SAVED_FILTER_SCREEN
  const cities = useCityOptions()
  const [onlyCity, ...others] = cities
  const preset = onlyCity && others.length === 0 ? { cityId: onlyCity.value } : undefined
  const more = (isArchive ? FLAG_KEYS : MORE_KEYS).filter((key) => !isEmptyValue(list.query[key])).length
  return (
    <FilterCard
      list={list}
      keys={KEYS}
      preset={preset}
      notice={<DictionaryFailure />}
      saved={saved}
      chips={(words) => <UrlOnlyFilterChips list={list} fields={Object.keys(words)} />}
    >
      {(values, form) => (
        <>
          <NumberField name={field('id')} label="Номер заказа" />
          <TextField name={field('externalId')} label="Внешний номер заказа" />
          <SelectField
            name={field('cityId')}
            label="Город"
            placeholder="Выберите город"
            options={cities}
            onChange={() =>
              form.batch(() => {
                for (const key of saved.cityKeys) form.change(key, undefined)
              })
            }
          />
          <CityFields cityId={values.cityId ?? undefined} />
          <StatusField isArchive={isArchive} />
          <SelectField name={field('paymentTypeId')} label="Тип оплаты" options={ORDER_PAYMENT_TYPE_OPTIONS} />
          <TextField name={field('companyName')} label="Название заведения" />
          {children}
          <More isArchive={isArchive} count={more} />
        </>
      )}
    </FilterCard>
  )
}

/** Loads the collapsed fields only when they are opened or have a value. `count`: number of fields with a value. */
function More({ isArchive, count }: { isArchive: boolean; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const fieldsId = useId()
  return (
    <>
      <Button
        type="text"
        className="more-filters__toggle"
        icon={<DownOutlined className="filter-card__arrow" />}
        iconPlacement="end"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Ещё' : `Ещё: ${count}`}
      </Button>
      <div id={fieldsId} className={isOpen ? 'more-filters more-filters--open' : 'more-filters'}>
        {(isOpen || count > 0) && <MoreOrderFilterFields isArchive={isArchive} />}
      </div>
    </>
  )
}

function CityFields({ cityId }: { cityId: number | undefined }) {
  const eager = useLoaderState(citiesEagerLoader)
  const city = eager.value?.find(({ id }) => id === cityId)
  const isLoading = cityId !== undefined && eager.status === 'loading' && !eager.value
  const isDisabled = cityId === undefined
  return (
    <>
      <SelectField
        name={field('companyId')}
        label="Контрагент"
        disabled={isDisabled}
        loading={isLoading}
        options={city?.companies ?? []}
      />
      <SelectField
        name={field('pointId')}
        label="Район"
        disabled={isDisabled}
        loading={isLoading}
        options={city?.points ?? []}
      />
    </>
  )
}

/** The specification offers statuses 1–99 in the filter of active orders; the filter of the archive offers all other statuses. */
function StatusField({ isArchive }: { isArchive: boolean }) {
  const { value: statuses, status } = useLoaderState(orderStatusesLoader)
  return (
    <SelectField
      name={field('status')}
      label="Статус заказа"
      loading={status === 'loading' && !statuses}
      options={copyUnreadableCount(
        statuses,
        (statuses ?? [])
          .filter(({ key }) => isActiveOrderStatus(key) !== isArchive)
          .map(({ key, value }) => ({ value: key, label: value })),
      )}
    />
  )
}

function DictionaryFailure() {
  const failures = [
    useLoaderState(orderStatusesLoader, failureOf),
    useLoaderState(citiesEagerLoader, failureOf),
  ].flatMap((one) => one ?? [])
  if (failures.length === 0) return null
  const retry = () => {
    void orderStatusesLoader.load()
    void citiesEagerLoader.load()
  }
  return (
    <Alert
      className="filter-card__notice"
      type="warning"
      showIcon
      title={`Справочники фильтра не загрузились: ${once(failures.map(({ message }) => message))}`}
      description={once(failures.flatMap(({ hint }) => hint ?? []))}
      action={<Button onClick={retry}>Обновить</Button>}
    />
  )
}

const failureOf = ({ failure }: LoadedValue<unknown>) => failure

const once = (texts: readonly string[]): string => [...new Set(texts)].join('; ')
