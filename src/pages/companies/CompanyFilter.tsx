import type { CompanyFilters } from '../../api/companies'
import { COMPANY_STATUS_OPTIONS } from '../../domain/companies'
import { DateField } from '../../ui/form/DateField'
import { fieldsOf } from '../../ui/form/fieldNames'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { FilterCard, type FilterList } from '../../ui/list/FilterCard'

const field = fieldsOf<CompanyFilters>()

const KEYS = ['id', 'name', 'legalName', 'contract', 'contractDateStart', 'contractDateFinish', 'status'] as const

export function CompanyFilter({ list }: { list: FilterList<CompanyFilters> }) {
  return (
    <FilterCard list={list} keys={KEYS}>
      <NumberField name={field('id')} label="ID" />
      <TextField name={field('name')} label="Название" />
      <TextField name={field('legalName')} label="Юридическое название" />
      <TextField name={field('contract')} label="Номер договора" />
      <DateField name={field('contractDateStart')} label="Дата договора с" />
      <DateField name={field('contractDateFinish')} label="Дата договора по" />
      <SelectField name={field('status')} label="Статус" options={COMPANY_STATUS_OPTIONS} />
    </FilterCard>
  )
}
