import type { BranchFilters } from '../../../api/branches'
import type { CompanyPoint } from '../../../api/companies'
import { ENABLED_OPTIONS } from '../../../domain/labels'
import { useCityOptions } from '../../../session/allowedCities'
import { fieldsOf } from '../../../ui/form/fieldNames'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { FilterCard, type FilterList } from '../../../ui/list/FilterCard'

const field = fieldsOf<BranchFilters>()

const KEYS = ['cityId', 'pointId', 'address', 'status'] as const

export type BranchFilterProps = { list: FilterList<BranchFilters>; points: readonly CompanyPoint[] }

/** A chosen city leaves its own points to choose from. */
export function BranchFilter({ list, points }: BranchFilterProps) {
  const cities = useCityOptions()
  return (
    <FilterCard list={list} keys={KEYS}>
      {({ cityId }, form) => (
        <>
          <SelectField
            name={field('cityId')}
            label="Город"
            options={cities}
            onChange={() => form.change('pointId', undefined)}
          />
          <SelectField
            name={field('pointId')}
            label="Отправная точка"
            options={points
              .filter((point) => !cityId || point.cityId === cityId)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name={field('address')} label="Адрес" />
          <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} />
        </>
      )}
    </FilterCard>
  )
}
