import { Alert, Button } from 'antd'
import type { FormApi } from 'final-form'
import type { ReactNode } from 'react'
import type { OrderFilters } from '../../../api/orders'
import { isActiveStatus, PAYMENT_TYPE_OPTIONS } from '../../../domain/orders'
import { FilterCard, type FilterList } from '../../../kit/list/FilterCard'
import { SavedFilterMenu, type SavedFilterMenuProps } from '../../../kit/list/savedFilters/SavedFilterMenu'
import type { Loaded } from '../../../lib/loaded'
import { useCityOptions } from '../../../session/allowedCities'
import { citiesEager, orderStatuses } from '../../../session/dictionaries'
import { fieldNames } from '../../../ui/form/fieldNames'
import { NumberField } from '../../../ui/form/NumberField'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useLoader } from '../../../ui/load/useLoader'
import { AddressFilters } from './AddressFilters'
import { SAVED_ORDERS } from './orderList'

const field = fieldNames<OrderFilters>()

export const FILTER_KEYS = [
  'id',
  'externalId',
  'cityId',
  'companyId',
  'pointId',
  'status',
  'paymentTypeId',
  'companyName',
] as const satisfies readonly (keyof OrderFilters)[]

const GOES_WITH = { cityId: ['companyId', 'pointId', 'courierId'] } as const

export type OrdersFilterProps = {
  list: FilterList<OrderFilters> & SavedFilterMenuProps<OrderFilters>['list']
  saved?: SavedFilterMenuProps<OrderFilters>['screen']
  keys?: readonly (keyof OrderFilters)[]
  offersStatus?: (status: number) => boolean
  children?: (values: Partial<OrderFilters>, form: FormApi<Partial<OrderFilters>>) => ReactNode
}

/**
 * Filter form of the active and the archived orders (operations, «Orders filter form»). The default props are those of
 * the active orders.
 */
export function OrdersFilter(props: OrdersFilterProps) {
  const { list, saved = SAVED_ORDERS, keys = FILTER_KEYS, offersStatus = isActiveStatus, children } = props
  const cities = useCityOptions()
  const [onlyCity, ...others] = cities
  const preset = onlyCity && others.length === 0 ? { cityId: onlyCity.value } : undefined
  return (
    <FilterCard
      list={list}
      keys={keys}
      preset={preset}
      goesWith={GOES_WITH}
      notice={<DictionaryFailure />}
      extra={<SavedFilterMenu screen={saved} list={list} />}
      chips={<AddressFilters list={list} fields={keys} />}
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
            onChange={() => form.batch(() => clear(form, 'companyId', 'pointId', 'courierId'))}
          />
          <CityFields cityId={values.cityId ?? undefined} />
          <StatusField offers={offersStatus} />
          <SelectField name={field('paymentTypeId')} label="Тип оплаты" options={PAYMENT_TYPE_OPTIONS} />
          <TextField name={field('companyName')} label="Название заведения" />
          {children?.(values, form)}
        </>
      )}
    </FilterCard>
  )
}

function CityFields({ cityId }: { cityId: number | undefined }) {
  const eager = useLoader(citiesEager)
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

function StatusField({ offers }: { offers: (status: number) => boolean }) {
  const { value: statuses, status } = useLoader(orderStatuses)
  return (
    <SelectField
      name={field('status')}
      label="Статус заказа"
      loading={status === 'loading' && !statuses}
      options={(statuses ?? [])
        .filter(({ key }) => offers(key))
        .map(({ key, value }) => ({ value: key, label: value }))}
    />
  )
}

function DictionaryFailure() {
  const failures = [useLoader(orderStatuses, failureOf), useLoader(citiesEager, failureOf)].flatMap((one) => one ?? [])
  if (failures.length === 0) return null
  const retry = () => {
    void orderStatuses.load()
    void citiesEager.load()
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

const failureOf = ({ failure }: Loaded<unknown>) => failure

const once = (texts: readonly string[]): string => [...new Set(texts)].join('; ')

function clear(form: FormApi<Partial<OrderFilters>>, ...keys: (keyof OrderFilters)[]): void {
  for (const key of keys) form.change(key, undefined)
}
