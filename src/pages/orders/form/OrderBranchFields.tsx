import type { ReactNode } from 'react'
import { loadBranchOptions } from '../../../api/dictionaries'
import type { Order } from '../../../api/orders'
import type { Option } from '../../../domain/labeledOptions'
import type { LoadedValue } from '../../../lib/loadedValue'
import { optionLabel, useCityOptions } from '../../../session/cityOptions'
import { fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { SelectField } from '../../../ui/form/SelectField'
import { useFieldValue, useSetFieldValue } from '../../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { BranchLink } from '../list/BranchLink'
import type { OrderValues } from './orderValues'

const field = fieldNames<OrderValues>()

/** The branches are those of the partner's company in the chosen city (operations, section 5). */
export function NewOrderBranchFields({ companyId }: { companyId: number }) {
  const set = useSetFieldValue()
  const cityId = useFieldValue(field('cityId'))
  const branches = useBranches(companyId, cityId)
  const options = branches.value ?? []
  const isWithoutBranches = branches.value?.length === 0
  return (
    <>
      <SelectField
        name={field('cityId')}
        label="Город"
        options={useCityOptions()}
        rule={requiredRule}
        onChange={() => set(field('branchId'), undefined)}
      />
      <SelectField
        name={field('branchId')}
        label="Филиал"
        options={options}
        loading={branches.status === 'loading'}
        disabled={options.length === 0}
        {...(cityId === undefined ? { placeholder: 'Сначала выберите город' } : {})}
        {...(isWithoutBranches ? { placeholder: 'Нет ни одного филиала' } : {})}
        rule={requiredRule}
      />
      <LoadFailureAlert of={branches} />
    </>
  )
}

/** Shows the city and the branch of an existing order, which cannot be changed (operations, «Edit order»). */
export function FixedOrderBranchFields({ order }: { order: Order | undefined }) {
  const branches = useBranches(order?.companyId, order?.cityId)
  const cities = useCityOptions()
  return (
    <>
      {order && order.cityId === undefined ? (
        <SelectField name={field('cityId')} label="Город" options={cities} rule={requiredRule} />
      ) : (
        <Fixed label="Город">{order && optionLabel(cities, order.cityId)}</Fixed>
      )}
      <Fixed label="Филиал">{order && <BranchName order={order} branches={branches} />}</Fixed>
      <LoadFailureAlert of={branches} />
    </>
  )
}

function BranchName({ order, branches }: { order: Order; branches: LoadedValue<Option<number>[]> }) {
  const { branchId, addressFrom } = order
  const known = branches.value?.find(({ value }) => value === branchId)?.label
  const name = known ?? addressFrom?.address ?? (branchId === undefined ? 'Не указан' : `Филиал № ${branchId}`)
  return <BranchLink order={order}>{name}</BranchLink>
}

function Fixed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="field">
      <div className="field__label">{label}</div>
      <div className="field__control order-form__fixed">{children}</div>
    </div>
  )
}

const useBranches = (companyId: number | undefined, cityId: number | undefined): LoadedValue<Option<number>[]> =>
  useLoadedValue(loadBranchOptions, [companyId, cityId])
