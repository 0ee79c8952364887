import type { CityFilters } from '../../api/cities'
import { DELIVERY_SERVICE_OPTIONS, TIMEZONE_OPTIONS } from '../../domain/cities'
import { ENABLED_OPTIONS } from '../../domain/labels'
import { fieldsOf } from '../../ui/form/fieldNames'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { FilterCard, type FilterList } from '../../ui/list/FilterCard'

const field = fieldsOf<CityFilters>()

const KEYS = ['id', 'name', 'timezone', 'deliveryService', 'status'] as const

export function CityFilter({ list }: { list: FilterList<CityFilters> }) {
  return (
    <FilterCard list={list} keys={KEYS}>
      <NumberField name={field('id')} label="ID" />
      <TextField name={field('name')} label="Название" />
      <SelectField name={field('timezone')} label="Часовой пояс" options={TIMEZONE_OPTIONS} />
      <SelectField name={field('deliveryService')} label="Служба доставки" options={DELIVERY_SERVICE_OPTIONS} />
      <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} />
    </FilterCard>
  )
}
